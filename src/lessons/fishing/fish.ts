import { kindOf } from '../../engine/index.ts';
import type { TableLesson } from '../lesson.ts';
import { askPlay } from './asks.ts';
import { lessonRecord } from './lessonRecord.ts';

const from = 28;

/** Bait and fish: equal pips, the points of fish, the Supreme pair, placing what takes nothing. */
export const fish: TableLesson = {
  look: 'table',
  id: 'fish',
  from,
  record: lessonRecord({
    deal: {
      hands: ['54 52 42 41 11 32 44 55 22 51 51 63', '62 55 31 66 66 33 31 11 64 33 31 61'],
      lake: '63 53 43 61 43 65 44 66 52 22 51 33 64 44 53 55',
      drawPile: '22 42 61 66 54 41 31 55 11 65 44 51 62 64 33 64 21 65 22 61 65 32 21 11',
    },
    plays:
      '44x53 22x22 33x33 42x51 55x55 61x52 61x43 66x66 51 54 64x64 41 63x54 31 31x31 55 51x51 11 11x11 65x65 ' +
      '32x41 44x44 31 51 22x31 62x44 33x51 64x55 54x63 33 62x53 64 52x43 21 55x64 65 42x21 22 31x22 61x61 41',
  }),
  remarks: [
    {
      at: from,
      words: 'fish.equal',
      tiles: { bait: kindOf('54'), fish: kindOf('63') },
      marks: [kindOf('54')],
      ask: askPlay('54x63'),
    },
    {
      at: from + 1,
      words: 'fish.caught',
      tiles: { bait: kindOf('54'), fish: kindOf('63') },
    },
    {
      at: from + 4,
      words: 'fish.points',
      tiles: { bait: kindOf('52'), fish: kindOf('43'), other: kindOf('61') },
      marks: [kindOf('52')],
      ask: askPlay('52x43'),
    },
    {
      at: from + 8,
      words: 'fish.pair',
      tiles: { bait: kindOf('42'), fish: kindOf('21'), equal: kindOf('33') },
      marks: [kindOf('42')],
      ask: askPlay('42x21'),
    },
    {
      at: from + 9,
      words: 'fish.supreme',
      tiles: { bait: kindOf('42'), fish: kindOf('21') },
    },
    {
      at: from + 12,
      words: 'fish.place',
      tiles: { bait: kindOf('41'), other: kindOf('11') },
      ask: askPlay('41', '11'),
    },
    { at: from + 13, words: 'fish.end' },
  ],
};
