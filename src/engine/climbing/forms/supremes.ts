import { besideLadders, type Cards, type Combination, waysToCombine } from '../combination.ts';

/** Any number of 42 and 21, at least one of each: nothing beats it and it beats nothing (W5). */
export function supremes({ kit }: Pick<Cards, 'kit'>): Combination[] {
  return waysToCombine(['42', '21'], kit)
    .filter(({ length }) => length === 2)
    .map(besideLadders);
}
