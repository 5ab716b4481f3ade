import type { RoundLesson } from '../lesson.ts';
import { sapNgWuRecord } from './sapNgWuRecord.ts';

/** The last tricks of a real round: a mixed play is to be beaten, and all are close to fifteen. */
export const guidedRound: RoundLesson = {
  look: 'round',
  id: 'sap-ng-wu-round',
  record: sapNgWuRecord({
    hands: [
      '66 66 66 64 63 63 61 55 55 54 54 53 53 53 52 52 51 43 43 42 41 41 32 32 31 22 21 11',
      '66 65 65 64 63 63 62 62 61 54 54 53 52 51 51 44 41 41 33 33 32 31 31 22 21 21 11 11',
      '65 65 64 64 62 62 61 61 55 55 52 51 44 44 44 43 43 42 42 42 33 33 32 31 22 22 21 11',
    ],
    plays:
      'lay 42+21 lay 42*3+21 66*3+63*2+54*2 pass pass 41*2+32*2+31 66+63*2+54*2 pass ' +
      'pass 62*2+53+11*2 pass pass 41*2+32+31*2 52+44*2+43*2 pass pass 62*2+11 pass ' +
      'pass 32+31',
  }),
};
