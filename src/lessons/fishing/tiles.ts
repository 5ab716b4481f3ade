import { kindOf } from '../../engine/index.ts';
import type { TableLesson } from '../lesson.ts';
import { askTile } from './asks.ts';
import { lessonRecord } from './lessonRecord.ts';

const from = 32;
const [nine, otherNine, heaven] = [kindOf('63'), kindOf('54'), kindOf('66')];

/** How a tile is read: two halves, a name, pips in all, red ones among them. */
export const tiles: TableLesson = {
  look: 'table',
  id: 'tiles',
  from,
  record: lessonRecord({
    deal: {
      hands: ['54 41 62 31 33 62 65 22 42 43 54 55', '51 33 51 64 65 21 41 64 64 61 66 51'],
      lake: '33 44 52 65 22 66 52 21 22 44 66 31 32 61 63 11',
      drawPile: '65 44 43 42 32 11 55 33 64 31 61 63 53 31 55 51 61 11 11 55 44 22 66 53',
    },
    plays:
      '33x33 65 65x65 44 62x44 43x61 21 42x21 65x65 32 41x32 11x11 22x22 55 64x55 33 ' +
      '42x33 64 64x64 31x31 43x52 61 61x61 63 54x63 53x44 66x66 31x22 55 55x55 51 51x51',
  }),
  remarks: [
    { at: from, words: 'tiles.halves', tiles: { tile: nine }, ask: askTile('63') },
    { at: from, words: 'tiles.pips', tiles: { tile: nine }, ask: askTile('54') },
    {
      at: from,
      words: 'tiles.red',
      tiles: { tile: nine, other: otherNine },
      ask: askTile('44', '41'),
    },
    { at: from, words: 'tiles.half', tiles: { heaven }, ask: askTile('66') },
    {
      at: from,
      words: 'tiles.end',
      tiles: { tile: nine, other: otherNine, heaven },
      marks: [nine, otherNine],
    },
  ],
};
