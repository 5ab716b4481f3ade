import { kindOf } from '../../engine/index.ts';
import { tilesOfCatch } from '../../records/fishing/readCatch.ts';
import type { CountLesson } from './fishingLesson.ts';

/** How Tiu-U counts: small fish by their red pips, big ones by twice their pips (S1, S2). */
const tiuUCount: CountLesson = {
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

/** What completes a group of Shi Wu Hu, and what its tiles count then (S3, S4, S5). */
const groups: CountLesson = {
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

/** The quarters of Shi Wu Hu: large with all four copies, each for itself (S6). */
const quarters: CountLesson = {
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

/** What comes on top in Shi Wu Hu (S8). */
const bonuses: CountLesson = {
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

/** 1100, 900 and 600 points. */
const catches = [
  tilesOfCatch('66*4 63*4 54*4 44*4 52*4 43*4 31*4 41*2 32*2 33*2 51*2'),
  tilesOfCatch('65*4 55*4 64*4 11*4 62*4 53*4'),
  tilesOfCatch('42*4 21*4 61*4 22*2'),
];

/** Who pays whom in Shi Wu Hu, and when it doubles: the totals that RULES.md settles (S9). */
const thousand: CountLesson = {
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

/** The lessons about counting, in the order in which one may take them. */
export const countLessons: readonly CountLesson[] = [
  tiuUCount,
  groups,
  quarters,
  bonuses,
  thousand,
];
