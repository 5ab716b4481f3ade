import { tilesOfCatch } from '../../../records/fishing/readCatch.ts';
import type { CountLesson } from '../fishingLesson.ts';

/** 1100, 900 and 600 points. */
const catches = [
  tilesOfCatch('66*4 63*4 54*4 44*4 52*4 43*4 31*4 41*2 32*2 33*2 51*2'),
  tilesOfCatch('65*4 55*4 64*4 11*4 62*4 53*4'),
  tilesOfCatch('42*4 21*4 61*4 22*2'),
];

/** Who pays whom in Shi Wu Hu, and when it doubles: the totals that RULES.md settles (S9). */
export const thousand: CountLesson = {
  look: 'count',
  id: 'thousand',
  variant: 'shi-wu-hu',
  steps: [
    {
      words: 'pairs',
      catches: [
        tilesOfCatch('66*4 63*4 54*2 11*4 62*2 53*2'),
        tilesOfCatch('65*4 55*2 42*2 21*2 33*2 61*2'),
      ],
      ask: { what: 'payment', from: 1, to: 0 },
    },
    { words: 'mark', catches, ask: { what: 'payment', from: 2, to: 0 } },
    { words: 'together', catches, ask: { what: 'balance', seat: 0 } },
    {
      words: 'bothAcross',
      catches: [
        tilesOfCatch('66*4 63*4 54*4 44*4 52*4 43*4 11*2 62*4 53*2'),
        tilesOfCatch('65*4 55*4 64*4 31*4 41*4 32*4 42*2 21*2'),
        tilesOfCatch('42*2 21*2 33*4 22*4 61*4 51*4 11*2 53*2'),
      ],
      ask: { what: 'undoubled' },
    },
  ],
};
