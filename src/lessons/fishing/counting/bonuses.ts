import { kindOf } from '../../../engine/index.ts';
import { tilesOfCatch } from '../../../records/fishing/readCatch.ts';
import type { CountLesson } from '../fishingLesson.ts';

/** What comes on top in Shi Wu Hu (S8). */
export const bonuses: CountLesson = {
  look: 'count',
  id: 'bonuses',
  variant: 'shi-wu-hu',
  steps: [
    {
      words: 'quartersBonus',
      names: [kindOf('65'), kindOf('55'), kindOf('64')],
      catches: [tilesOfCatch('65*4 55*4 64*4')],
      ask: { what: 'total' },
    },
    {
      words: 'supremeBonus',
      names: [kindOf('42'), kindOf('21')],
      catches: [tilesOfCatch('42*4 21*2')],
      ask: { what: 'gain', bait: kindOf('21'), fish: kindOf('21') },
    },
    {
      words: 'skyNineBonus',
      names: [kindOf('66'), kindOf('63'), kindOf('54')],
      catches: [tilesOfCatch('66*4 63*4 54*2')],
      ask: { what: 'total' },
    },
  ],
};
