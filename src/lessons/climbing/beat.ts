import type { TableLesson } from '../lesson.ts';
import { askCards } from './asks.ts';
import { sapNgWuRecord } from './sapNgWuRecord.ts';

const from = 101;

/** Beat or pass: a seat that passes may come back; one that is not beaten has wu and leads. */
export const beat: TableLesson = {
  look: 'table',
  id: 'sap-ng-wu-beat',
  from,
  record: sapNgWuRecord({
    starter: 1,
    hands: [
      '65 63 63 62 62 61 55 54 54 54 52 52 51 43 42 41 41 33 33 32 32 32 31 22 21 11 11 11',
      '66 65 65 64 64 62 62 61 55 55 55 54 53 53 53 53 51 51 51 44 43 43 42 41 33 31 21 21',
      '66 66 66 65 64 64 63 63 61 61 52 52 44 44 44 43 42 42 41 33 32 31 31 22 22 22 21 11',
    ],
    plays:
      'pass pass pass 41+31 44+43 62+11 66+54 pass pass 51*2 22*2 33*2 55*2 44*2 pass ' +
      'pass 31 11 pass 66 pass pass 64 22 44 66 pass pass 52 63 pass pass 32*2+31 pass ' +
      '66+63*2 pass pass 21 41 43 pass 62 pass pass 21 62 pass 54 pass pass 52*2 53*2 ' +
      'pass pass 61 11 pass pass 32 pass 53 pass pass 64 33 pass pass 64 65 pass pass ' +
      '61 64 pass pass 42 pass 54 pass pass 42 62 pass pass 21 41 43 pass pass 51 65 ' +
      'pass pass 21 42 pass pass 61 pass pass 22 pass 33 31 11 pass pass 54 pass pass',
  }),
  remarks: [
    { at: from, words: 'beat.pass', ask: askCards('pass') },
    { at: from + 3, words: 'beat.back', ask: askCards('11') },
    { at: from + 6, words: 'beat.lead', ask: askCards('54', '63') },
    { at: from + 9, words: 'beat.end' },
  ],
};
