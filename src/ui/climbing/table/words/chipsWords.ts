import type { Say } from '../../../../text/say.ts';
import { signedPoints } from '../../../../text/scoreWords.ts';

/** Chips won or lost, to a tenth, as rounds of climbing are about few of them: `+2 chips`. */
export function chipsWords(chips: number, say: Say): string {
  const rounded = Math.round(chips * 10) / 10;
  return say('climbing.table.hint.chips', {
    signed: signedPoints(rounded, say),
    chips: Math.abs(rounded),
  });
}
