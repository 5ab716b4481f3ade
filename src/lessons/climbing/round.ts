import type { RoundLesson } from '../lesson.ts';
import { sapNgWuRecord } from './sapNgWuRecord.ts';

/** The last tricks of a real round, in which all three are close to fifteen wu. */
export const guidedRound: RoundLesson = {
  look: 'round',
  id: 'sap-ng-wu-round',
  record: sapNgWuRecord({
    hands: [
      '66 65 64 64 62 61 55 54 53 53 52 52 44 44 42 42 41 33 33 32 32 31 31 22 22 21 21 11',
      '66 66 65 64 63 63 63 63 62 62 61 55 55 55 54 54 52 51 44 42 42 41 41 41 33 32 31 11',
      '66 65 65 64 62 61 61 54 53 53 52 51 51 51 44 43 43 43 43 33 32 31 22 22 21 21 11 11',
    ],
    plays:
      'lay 42*2+21*2 41+32*2+31*2 66*2+63*2+54 pass pass 41*3+32+31 52+44+43*3 pass ' +
      'pass 62+53*2+11*2 pass pass 51*3 pass 55*3 pass pass 62*2+11 pass pass 63*2 pass ' +
      'pass 52+44 pass 53+11 pass pass 52*2+44*2 pass pass',
  }),
};
