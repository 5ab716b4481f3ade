import type { Say } from '../../text/say.ts';
import type { EveningSum } from './evening.ts';

/** What a sum of the evening is called; which one it is where there are several. */
export function sumName({ unit }: EveningSum, sums: number, say: Say): string {
  return say(sums === 1 ? 'scores.match.together' : `calculator.sum.${unit}`);
}
