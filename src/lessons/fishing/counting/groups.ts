import { kindOf } from '../../../engine/index.ts';
import { tilesOfCatch } from '../../../records/fishing/readCatch.ts';
import type { CountLesson } from '../fishingLesson.ts';

/** What completes a group of Shi Wu Hu, and what its tiles count then (S3, S4, S5). */
export const groups: CountLesson = {
  look: 'count',
  id: 'groups',
  variant: 'shi-wu-hu',
  steps: [
    {
      words: 'lacking',
      names: [kindOf('44'), kindOf('52'), kindOf('43')],
      catches: [tilesOfCatch('44*2 52 61')],
      ask: {
        what: 'fish',
        bait: kindOf('61'),
        among: [kindOf('61'), kindOf('52'), kindOf('43')],
        group: 'man-seven',
      },
    },
    { words: 'medium', catches: [tilesOfCatch('44*2 52 43')], ask: { what: 'total' } },
    {
      words: 'large',
      names: [kindOf('66'), kindOf('63'), kindOf('54')],
      catches: [tilesOfCatch('66*2 63 54')],
      ask: { what: 'each', kind: kindOf('63') },
    },
    { words: 'incomplete', catches: [tilesOfCatch('66*4 63*2')], ask: { what: 'total' } },
    {
      words: 'supreme',
      names: [kindOf('42'), kindOf('21')],
      others: [kindOf('33'), kindOf('22'), kindOf('61'), kindOf('51')],
      catches: [tilesOfCatch('42 51 21*2')],
      ask: { what: 'total' },
    },
  ],
};
