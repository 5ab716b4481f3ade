import { kindOf } from '../../engine/index.ts';
import type { TableLesson } from '../lesson.ts';
import { askCards } from './asks.ts';
import { sapNgWuRecord } from './sapNgWuRecord.ts';

const from = 136;

/** The learner has twelve wu and five cards: enough to beat, to pass, to lead and to declare. */
export const twoMinutesOfClimbing: TableLesson = {
  look: 'table',
  id: 'sap-ng-wu-two-minutes',
  isOpening: true,
  tellsPlays: true,
  from,
  record: sapNgWuRecord({
    starter: 1,
    hands: [
      '66 66 65 63 63 62 62 62 61 55 54 53 53 52 51 51 51 44 44 42 41 33 22 22 21 21 11 11',
      '66 65 64 64 63 62 61 61 54 54 53 53 43 43 42 42 41 41 33 33 32 31 31 31 22 22 21 11',
      '66 65 65 64 64 63 61 55 55 55 54 52 52 52 51 44 44 43 43 42 41 33 32 32 32 31 21 11',
    ],
    plays:
      'pass pass pass 66+54*2 pass pass 21 41 42 62 pass pass 41+31 66+54 pass pass 65 22 ' +
      '31 44 66 pass pass 52 63 pass pass 22 31 pass 11 pass pass 41 42 62 pass pass 53 ' +
      'pass 63 pass pass 51 11 pass pass 61 64 55 11 pass pass 62 pass pass 51 65 33 55 ' +
      'pass pass 21 42 pass 62 pass pass 63 pass pass 21 43 pass pass 31 pass 44 pass ' +
      'pass 33 pass pass 65 33 55 44 pass pass 22 33 55 pass pass 32 63 pass pass 51 pass ' +
      '61 pass 64 65 pass pass 64 pass pass 21 pass 43 pass pass 32 52 pass 53 pass pass ' +
      '53 pass pass 61 64 pass pass 52 pass pass 32 pass pass 43 pass pass 52 53 pass ' +
      'pass 51 22 11 pass pass 44+43 66+54 pass pass declare',
  }),
  remarks: [
    { at: from, words: 'two.order', ladders: true },
    {
      at: from + 1,
      words: 'two.beat',
      row: (['63', '53', '52', '32'] as const).map(kindOf),
      ask: askCards('53'),
    },
    { at: from + 4, words: 'two.wu', ask: askCards('51') },
    { at: from + 7, words: 'two.pass', ask: askCards('pass') },
    { at: from + 10, words: 'two.mixed', ask: askCards('66+54') },
    { at: from + 13, words: 'two.declare', ask: askCards('declare') },
    { at: from + 14, words: 'two.end' },
  ],
};
