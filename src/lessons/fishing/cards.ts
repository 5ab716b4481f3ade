import { kindOf } from '../../engine/index.ts';
import type { TableLesson } from '../lesson.ts';
import { askPlay, askTile } from './asks.ts';
import { lessonRecord } from './lessonRecord.ts';

const from = 48;
const [nine, otherNine] = [kindOf('63'), kindOf('54')];

/** Shi Wu Hu: how a card is read, a group that is completed, and one denied to the other seat. */
export const cards: TableLesson = {
  look: 'table',
  id: 'cards',
  isOpening: true,
  make: 'cards',
  from,
  record: lessonRecord({
    variant: 'shi-wu-hu',
    deal: {
      hands: [
        '43 64 55 51 42 22 53 63 32 31 41 66 54 61 43',
        '33 51 32 55 33 42 61 64 62 31 63 52 64 33 54',
      ],
      lake: '33 66 44 54 52 31 55 41 31 66 22 32 63 53 51 62 54 44 65 42 61 11 21 53',
      drawPile:
        '65 65 51 11 66 44 64 55 44 21 32 41 42 65 52 52 43 62 53 41 21 22 63 62 11 43 61 11 22 21',
    },
    plays:
      '66x66 65x65 42 65 43x61 51 63x54 11x11 42 66x66 61x52 44x44 51x51 64 31x31 55 41 44 ' +
      '64x64 21x21 22x22 32x41 51x42 41x32 53x53 42x33 55x55 65x65 55x55 52 64 52x52 31 43 ' +
      '62x62 62x44 54 53x53 33x42 41 64x64 21 54x54 22x31 43x43 63x63 32x41 62x44 63x54 11 ' +
      '33x42 43 61x43',
  }),
  remarks: [
    {
      at: from,
      words: 'cards.ends',
      tiles: { tile: nine },
      picture: nine,
      ask: askTile('63', '54'),
    },
    {
      at: from,
      words: 'cards.group',
      tiles: { heaven: kindOf('66'), bait: nine, fish: otherNine },
      marks: [nine],
      ask: askPlay('63x54'),
    },
    { at: from + 1, words: 'cards.complete' },
    { at: from + 1, words: 'cards.marks' },
    {
      at: from + 4,
      words: 'cards.deny',
      tiles: { bait: kindOf('61'), fish: kindOf('43') },
      marks: [kindOf('43')],
      ask: askPlay('61x43'),
    },
    { at: from + 5, words: 'cards.denied' },
    { at: from + 5, words: 'cards.end' },
  ],
};
