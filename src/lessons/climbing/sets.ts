import type { TableLesson } from '../lesson.ts';
import { askCard, askCards } from './asks.ts';
import { sapNgWuRecord } from './sapNgWuRecord.ts';

const from = 71;

/** Sets: identical cards together, beaten by as many; four alike that stay unbeaten pay at once. */
export const sets: TableLesson = {
  look: 'table',
  id: 'sap-ng-wu-sets',
  from,
  record: sapNgWuRecord({
    starter: 1,
    hands: [
      '66 66 66 66 65 64 62 62 62 62 55 55 53 52 52 42 41 41 33 33 33 33 32 31 21 21 11 11',
      '65 65 64 63 63 61 61 54 54 53 53 52 52 51 51 44 43 43 42 42 32 32 31 31 31 21 11 11',
      '65 64 64 63 63 61 61 55 55 54 54 53 51 51 44 44 44 43 43 42 41 41 32 22 22 22 22 21',
    ],
    plays:
      'pass pass pass 42*2 54*2 pass pass 61*2 55*2 11*2 pass pass 44 pass 66 pass pass ' +
      '21*2 54*2 pass pass 51 22 33 31 pass pass 64 22 31 pass pass 52*2 63*2 pass pass ' +
      '21 41 42 pass pass 32 52 53 pass pass 51 64 pass 22 pass pass 21 41 pass 42 pass ' +
      'pass 51 pass 61 65 pass pass 32 53 pass pass 65 pass pass 33*3 pass 44*3 66*3 ' +
      'pass pass 62*4 pass pass',
  }),
  remarks: [
    { at: from, words: 'sets.lead', ask: askCards('33*3') },
    { at: from + 3, words: 'sets.which', ask: askCard('beating', '66') },
    { at: from + 3, words: 'sets.beat', ask: askCards('66*3') },
    { at: from + 6, words: 'sets.fours', ask: askCards('62*4') },
    { at: from + 9, words: 'sets.paid' },
    { at: from + 9, words: 'sets.end' },
  ],
};
