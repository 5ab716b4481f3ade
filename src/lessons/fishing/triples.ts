import { kindOf } from '../../engine/index.ts';
import type { TableLesson } from '../lesson.ts';
import { askAlone, askPlay } from './asks.ts';
import { lessonRecord } from './lessonRecord.ts';

const from = 36;

/** Triples: the fourth tile takes one or three; some kinds are caught by their own kind alone. */
export const triples: TableLesson = {
  look: 'table',
  id: 'triples',
  from,
  record: lessonRecord({
    deal: {
      hands: ['44 11 63 33 66 55 41 55 65 63 33 22', '43 66 54 55 42 62 21 55 53 65 42 52'],
      lake: '33 61 31 22 52 66 32 61 65 44 51 11 32 11 44 44',
      drawPile: '51 64 66 61 64 53 22 21 64 64 62 54 65 61 51 31 31 43 33 22 51 11 41 31',
    },
    plays:
      '33 51x33 55 64x55 66 66x66 42x51 61x61 55 64x55 62 53x62 41x32 22x22 21 21x21 55 64x55 ' +
      '55 64x55 65x65 62 53x62 54 63x54 65 65x65 61x61 33x33 51 42x51 31x31 22 31x22 52 43x52 ' +
      '44x44*3 33 43x52 22 11x11',
  }),
  remarks: [
    {
      at: from,
      words: 'triples.three',
      tiles: { bait: kindOf('44') },
      marks: [kindOf('44')],
      ask: askPlay('44x44*3'),
    },
    {
      at: from + 1,
      words: 'triples.alone',
      tiles: { tile: kindOf('44') },
      ask: askAlone('66', '11'),
    },
    {
      at: from + 4,
      words: 'triples.two',
      tiles: { bait: kindOf('11') },
      marks: [kindOf('11')],
      ask: askPlay('11x11'),
    },
    { at: from + 5, words: 'triples.end' },
  ],
};
