import type { TableLesson } from '../lesson.ts';
import { askCard, askCards } from './asks.ts';
import { sapNgWuRecord } from './sapNgWuRecord.ts';

const from = 82;

/** The three suits, and where each kind stands in its own: a card beats lower ones of its suit. */
export const suits: TableLesson = {
  look: 'table',
  id: 'sap-ng-wu-suits',
  from,
  record: sapNgWuRecord({
    starter: 1,
    hands: [
      '66 65 64 64 64 63 62 61 55 54 54 53 52 52 51 44 44 44 43 43 43 42 41 41 33 31 22 22',
      '65 65 64 63 62 62 61 55 55 54 54 53 53 52 51 51 43 42 42 33 33 32 32 32 31 31 21 11',
      '66 66 66 65 63 63 62 61 61 55 53 52 51 44 42 41 41 33 32 31 22 22 21 21 21 11 11 11',
    ],
    plays:
      'pass pass 32*2+31*2 66*2+63*2 pass pass 41+32+31 52+44+43 62+53+11 pass pass 55 ' +
      '44 pass pass 42 54 pass pass 64*3 pass 11*3 pass pass 21*2 43*2 54*2 pass pass ' +
      '62 pass 54 pass pass 53 63 pass pass 61 22 33 pass 66 pass pass 51 22 33 pass 44 ' +
      'pass pass 42 pass 62 pass pass 61 65 pass pass 41 42 pass pass 51 pass 55 pass ' +
      'pass 51 65 pass pass 52 pass pass 21 pass pass 43 pass 62 pass pass 63 pass pass',
  }),
  remarks: [
    { at: from, words: 'suits.aim' },
    { at: from, words: 'suits.civil', ask: askCard('suit', '61') },
    { at: from, words: 'suits.one', ask: askCard('suit', '62') },
    { at: from, words: 'suits.two', ask: askCard('suit', '63') },
    { at: from, words: 'suits.beat', ask: askCards('62') },
    { at: from + 3, words: 'suits.lead', ask: askCards('63') },
    { at: from + 6, words: 'suits.end' },
  ],
};
