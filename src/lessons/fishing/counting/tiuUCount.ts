import { kindOf } from '../../../engine/index.ts';
import { tilesOfCatch } from '../../../records/fishing/readCatch.ts';
import type { CountLesson } from '../fishingLesson.ts';

/** How Tiu-U counts: small fish by their red pips, big ones by twice their pips (S1, S2). */
export const tiuUCount: CountLesson = {
  look: 'count',
  id: 'tiuUCount',
  variant: 'tiu-u',
  steps: [
    { words: 'small', catches: [tilesOfCatch('41 32 61 43')], ask: { what: 'total' } },
    { words: 'rounded', catches: [tilesOfCatch('11*2 43*2')], ask: { what: 'total' } },
    {
      words: 'big',
      catches: [tilesOfCatch('54 63')],
      ask: { what: 'each', kind: kindOf('54') },
    },
    { words: 'both', catches: [tilesOfCatch('22 31 62 53 55*2')], ask: { what: 'total' } },
  ],
};
