import { kindOf } from '../../engine/index.ts';
import type { TableLesson } from '../lesson.ts';
import { askPlay } from './asks.ts';
import { lessonRecord } from './lessonRecord.ts';

const from = 40;

/** The table is bare. The round ends with the lesson; only what was caught in it counts. */
export const twoMinutes: TableLesson = {
  look: 'table',
  id: 'twoMinutes',
  isOpening: true,
  isBare: true,
  from,
  record: lessonRecord({
    deal: {
      hands: ['54 43 55 63 33 22 61 52 62 44 66 65', '44 63 61 66 65 22 64 33 31 42 31 51'],
      lake: '31 66 33 62 64 51 64 43 11 41 42 54 65 21 53 31',
      drawPile: '61 66 64 32 44 22 22 51 55 21 53 33 41 44 65 55 55 11 51 52 32 61 11 11',
    },
    plays:
      '63x54 61x43 42 66x66 65x65 64x64 44 32x41 55x64 44x44 31 22x31 62x62 22x31 22x31 ' +
      '51x42 44 55 64 21x21 66 53x44 63 33x51 43 41 66x66 44x53 52 65 65x65 55 61x43 55x55 ' +
      '33 11x11 33x42 51x33 61 52x61 54x63 32x41 51x33 61x52 22 11 31x22 11x11',
  }),
  remarks: [
    {
      at: from,
      words: 'two.catch',
      tiles: { bait: kindOf('54'), fish: kindOf('63') },
      marks: [kindOf('54')],
      ask: askPlay('54x63'),
    },
    {
      at: from + 1,
      words: 'two.draw',
      tiles: { bait: kindOf('32'), fish: kindOf('41') },
      ask: askPlay('32x41'),
    },
    {
      at: from + 4,
      words: 'two.place',
      tiles: { tile: kindOf('22') },
      marks: [kindOf('22')],
      ask: askPlay('22'),
    },
    { at: from + 8, words: 'two.small', counted: 1 },
    { at: from + 8, words: 'two.big', counted: 2 },
    { at: from + 8, words: 'two.end', counted: 3 },
  ],
};
