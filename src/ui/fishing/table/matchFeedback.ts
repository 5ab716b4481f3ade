import { currentRound, type Match } from '../../../store/match/match.ts';
import { madeOnce } from '../../sound/madeOnce.ts';
import type { Feedback } from '../../sound/useSound.ts';
import { cuesFor, touchFor } from './cues.ts';
import { type TableModel, tableModelOf } from './tableModel.ts';
import { tableRoundOf } from './tableRound.ts';

/** What is heard and felt when a match goes on: nobody's hand, and nothing that is only watched. */
export const matchFeedback: Feedback<Match> = {
  cuesFor: (before, after) => cuesFor(sameDeal(before, after), modelOf(after)),
  touchFor: (before, after) => touchFor(sameDeal(before, after), modelOf(after)),
};

/** A model is asked for as what comes, and again as what was before. */
const modelOf = madeOnce((match: Match) => tableModelOf(tableRoundOf(match, null, null)));

/** What was before, where it is the same deal that goes on. */
function sameDeal(before: Match | undefined, after: Match): TableModel | undefined {
  if (before === undefined || currentRound(before).deal !== currentRound(after).deal) {
    return undefined;
  }
  return modelOf(before);
}
