import type { TableLesson } from '../lesson.ts';
import { askCard, askCards } from './asks.ts';
import { sapNgWuRecord } from './sapNgWuRecord.ts';

const from = 85;

/** Mixed plays: which military cards go with which civil one, and what beats them. */
export const mixed: TableLesson = {
  look: 'table',
  id: 'sap-ng-wu-mixed',
  from,
  record: sapNgWuRecord({
    hands: [
      '66 66 65 65 62 61 61 61 55 53 53 52 44 44 43 43 43 42 41 33 33 32 32 22 21 21 11 11',
      '66 65 64 64 63 63 62 61 55 55 55 54 54 52 52 52 51 51 43 41 41 33 32 31 31 22 21 21',
      '66 65 64 64 63 63 62 62 54 54 53 53 51 51 44 44 42 42 42 41 33 32 31 31 22 22 11 11',
    ],
    plays:
      'pass 61*2 55*2 44*2 66*2 pass pass 44+43*2 pass 62*2+11 pass pass 53*2+11 pass ' +
      '66+63*2 pass pass 21*2 42*2 pass pass 64*2 33*2 pass pass 32*2 52*2 pass pass 22 ' +
      '33 55 31 pass pass 43 54 pass pass 65 22 33 pass pass 41 42 pass 62 pass pass 51 ' +
      '22 pass pass 32 53 pass 63 pass pass 51 61 65 pass pass 41 pass 42 54 pass pass ' +
      '51 pass 65 pass pass 21 pass pass 21 pass pass 41 pass pass 52+44+43 pass ' +
      '66+63+54 pass pass 41+31*2 62+11*2 pass pass',
  }),
  remarks: [
    { at: from, words: 'mixed.company', ask: askCard('company', '62', '53') },
    { at: from, words: 'mixed.lead', ask: askCards('52+44+43') },
    { at: from + 6, words: 'mixed.beat', ask: askCards('62+11*2') },
    { at: from + 9, words: 'mixed.won' },
    { at: from + 9, words: 'mixed.end' },
  ],
};
