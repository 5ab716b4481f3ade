import { kindOf } from '../engine/index.ts';
import { askPlay } from './asks.ts';
import type { TableLesson } from './lesson.ts';
import { lessonRecord } from './lessonRecord.ts';

const from = 28;

/**
 * Bait and fish: equal pips catch, one chooses among fish by their points, the Supreme pair catches without equal pips, and one
 * places what catches nothing.
 */
export const fish: TableLesson = {
  look: 'table',
  id: 'fish',
  from,
  record: lessonRecord({
    deal: {
      hands: ['54 52 42 41 11 22 33 66 44 53 64 55', '62 55 31 66 66 11 54 52 51 33 51 31'],
      lake: '63 53 43 61 31 33 22 64 44 51 63 42 44 66 41 61',
      drawPile: '62 31 32 55 44 11 64 22 51 55 61 65 65 43 33 64 21 65 22 61 65 32 21 11',
    },
    plays:
      '53x44 62x44 51x42 31x31 22x22 32x41 33x51 55x64 33x33 44 54x63 11 66x66 64 52x61 22 55x64 51 ' +
      '51x51 55 64x55 61 11x11 65 44x44 65x65 31x22 43x61 54x63 33 62x53 64 52x43 21 55x64 65 42x21 22 ' +
      '31x22 61x61 41',
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
