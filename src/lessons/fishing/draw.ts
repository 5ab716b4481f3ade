import { kindOf } from '../../engine/index.ts';
import type { TableLesson } from '../lesson.ts';
import { askPlay } from './asks.ts';
import { lessonRecord } from './lessonRecord.ts';

const from = 36;

/** The draw play: a tile turned up is played at once, placed by itself, or waits for a choice. */
export const draw: TableLesson = {
  look: 'table',
  id: 'draw',
  from,
  record: lessonRecord({
    deal: {
      hands: ['61 33 63 31 66 43 42 51 55 41 55 43', '31 66 54 44 61 55 51 54 65 44 32 11'],
      lake: '11 44 64 52 53 66 21 33 33 22 31 53 22 22 62 51',
      drawPile: '51 31 66 61 52 64 55 42 22 63 64 65 32 64 11 41 61 11 65 21 62 44 33 65',
    },
    plays:
      '31x31 51x33 44x53 31x22 66 66x66 61 61x61 43 52x43 55 64x55 42x21 55x64 51x33 42 ' +
      '51x42 22x22 54 63x54 55 64x55 65 65x65 41 32x41 44x62 64 55x64 11x11 32 41x32 43 61x43 ' +
      '11 11x11 61x52 65 31x22 21 33x51 62x44',
  }),
  remarks: [
    {
      at: from,
      words: 'draw.two',
      tiles: { bait: kindOf('61'), fish: kindOf('52') },
      marks: [kindOf('61')],
      ask: askPlay('61x52'),
    },
    { at: from + 2, words: 'draw.alone', tiles: { tile: kindOf('65') }, marks: [kindOf('65')] },
    {
      at: from + 4,
      words: 'draw.again',
      tiles: { bait: kindOf('33'), fish: kindOf('51') },
      ask: askPlay('33x51'),
    },
    {
      at: from + 5,
      words: 'draw.waits',
      tiles: { bait: kindOf('62'), fish: kindOf('44'), other: kindOf('53') },
      ask: askPlay('62x44', '62x53'),
    },
    { at: from + 6, words: 'draw.end' },
  ],
};
