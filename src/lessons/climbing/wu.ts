import type { TableLesson } from '../lesson.ts';
import { askCards } from './asks.ts';
import { sapNgWuRecord } from './sapNgWuRecord.ts';

const from = 100;

/** Fifteen wu: to play on, and then to declare. The round is over at its end. */
export const wu: TableLesson = {
  look: 'table',
  id: 'sap-ng-wu-wu',
  from,
  record: sapNgWuRecord({
    starter: 1,
    hands: [
      '66 66 66 65 65 64 64 63 63 63 62 62 61 55 54 52 52 51 44 43 42 41 32 31 21 11 11 11',
      '66 65 64 61 54 54 54 53 53 52 52 51 51 44 44 44 43 41 41 33 33 32 32 22 22 21 21 11',
      '65 64 63 62 62 61 61 55 55 55 53 53 51 43 43 42 42 42 41 33 33 32 31 31 31 22 22 21',
    ],
    plays:
      'pass pass 52*2 53*2 pass pass 41+31*3 62+11*3 pass pass 41+31 44+43 pass pass ' +
      '51*2 pass 64*2 33*2 pass pass 21*2 42*2 pass 54*2 pass pass 22 55 44 11 pass ' +
      'pass 32 63 pass pass 62 54 pass pass 62 pass pass 21 41 43 pass 54 pass pass 64 ' +
      'pass 55 66 pass pass 61 22 pass pass 64 pass 65 22 pass pass 51 65 pass pass 61 ' +
      'pass 65 pass pass 21 pass pass 42 43 pass pass 51 pass 61 pass pass 32 52 pass ' +
      'pass 42 pass pass 32 pass pass 52 pass pass 63*3 pass pass decline 66*3 pass ' +
      'pass declare',
  }),
  remarks: [
    { at: from, words: 'fifteen.lead', ask: askCards('63*3') },
    { at: from + 3, words: 'fifteen.steps' },
    { at: from + 3, words: 'fifteen.decline', ask: askCards('decline') },
    { at: from + 4, words: 'fifteen.more', ask: askCards('66*3') },
    { at: from + 7, words: 'fifteen.declare', ask: askCards('declare') },
    { at: from + 8, words: 'fifteen.paid' },
    { at: from + 8, words: 'fifteen.end' },
  ],
};
