import type { RoundAtTable } from '../../store/table/roundAtTable.ts';
import type { Feedback } from '../sound/useSound.ts';
import { matchPartsOf } from './matchParts.ts';

/** What is heard and felt of a round of any family. */
export const feedbackOfRounds: Feedback<RoundAtTable> = {
  cuesFor: (before, after) => feedbackOf(after).cuesFor(before, after),
  touchFor: (before, after) => feedbackOf(after).touchFor(before, after),
};

function feedbackOf({ variant }: RoundAtTable): Feedback<RoundAtTable> {
  return matchPartsOf(variant).feedback;
}
