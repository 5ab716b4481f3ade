import { kindOf } from '../../../engine/index.ts';
import { tilesOfCatch } from '../../../records/fishing/readCatch.ts';
import type { CountLesson } from '../fishingLesson.ts';

/** The quarters of Shi Wu Hu: large with all four copies, each for itself (S6). */
export const quarters: CountLesson = {
  look: 'count',
  id: 'quarters',
  variant: 'shi-wu-hu',
  steps: [
    {
      words: 'fewQuarters',
      names: [kindOf('65'), kindOf('55'), kindOf('64')],
      catches: [tilesOfCatch('65*2 55*2')],
      ask: { what: 'total' },
    },
    {
      words: 'fourth',
      catches: [tilesOfCatch('65*2')],
      ask: { what: 'gain', bait: kindOf('65'), fish: kindOf('65') },
    },
    { words: 'apart', catches: [tilesOfCatch('65*4 55*2 64*2')], ask: { what: 'total' } },
  ],
};
