import type { TableLesson } from '../lesson.ts';
import { askCards } from './asks.ts';
import { sapNgWuRecord } from './sapNgWuRecord.ts';

/** The Supreme: laid before the first lead, or led later. Here the round has just been dealt. */
export const supreme: TableLesson = {
  look: 'table',
  id: 'sap-ng-wu-supreme',
  from: 0,
  record: sapNgWuRecord({
    hands: [
      '64 64 64 64 61 61 61 61 55 55 55 55 51 51 51 51 42 42 41 41 41 41 32 32 32 32 21 21',
      '66 65 63 63 62 62 54 54 54 53 53 52 52 52 44 44 43 43 42 42 33 33 31 31 11 11 11 11',
      '66 66 66 65 65 65 63 63 62 62 54 53 53 52 44 44 43 43 33 33 31 31 22 22 22 22 21 21',
    ],
    plays: 'lay 42+21 42+21 pass pass',
  }),
  remarks: [
    { at: 0, words: 'supreme.lay', ask: askCards('lay 42+21') },
    { at: 1, words: 'supreme.laid' },
    { at: 1, words: 'supreme.lead', ask: askCards('42+21') },
    { at: 4, words: 'supreme.whole' },
    { at: 4, words: 'supreme.end' },
  ],
};
