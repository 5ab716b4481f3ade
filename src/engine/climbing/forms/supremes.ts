import { besideLadders, type Cards, type Combination, waysToCombine } from '../combination.ts';
import { kindsOf } from '../suits.ts';

/** The two kinds of a Supreme, in the kit's order (W5). */
export const supremeKinds = kindsOf('42 21');

/** Any number of 42 and 21, at least one of each: nothing beats it and it beats nothing (W5). */
export function supremes({ kit }: Pick<Cards, 'kit'>): Combination[] {
  return waysToCombine(supremeKinds, kit)
    .filter(({ length }) => length === supremeKinds.length)
    .map(besideLadders);
}
