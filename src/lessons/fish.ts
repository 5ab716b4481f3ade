import { kindOf } from '../engine/index.ts';
import { askPlay } from './asks.ts';
import type { TableLesson } from './lesson.ts';
import { lessonRecord } from './lessonRecord.ts';

const from = 32;

/** Bait and fish: equal pips catch, one chooses among fish by their points, and places what catches nothing. */
export const fish: TableLesson = {
  look: 'table',
  id: 'fish',
  from,
  record: lessonRecord({
    deal: {
      hands: ['54 52 41 11 63 64 51 64 53 61 52 44', '62 55 66 32 22 51 65 42 11 44 66 32'],
      lake: '63 53 31 66 61 62 21 44 33 22 55 43 31 33 44 51',
      drawPile: '54 22 55 51 65 55 64 33 31 11 61 31 43 66 41 42 33 64 21 65 61 65 22 11',
    },
    plays:
      '63 54x63 22 22x22 64 55x64 51x33 51x51 51x33 65 65x65 55x55 64 64x64 42 33x42 ' +
      '53x44 31x31 11 11x11 61 61x61 44x44 31x31 52 43x52 66 66x66 44x62 41 32x41 42x21 ' +
      '54x63 33 62x53 64 52x43 21 55x64 65 41',
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
      words: 'fish.place',
      tiles: { bait: kindOf('41'), other: kindOf('11') },
      ask: askPlay('41', '11'),
    },
    { at: from + 9, words: 'fish.end' },
  ],
};
