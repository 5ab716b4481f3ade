import { currentRound, type Match } from '../../../store/match/match.ts';
import type { Feedback } from '../../sound/useSound.ts';
import { cuesFor, touchFor } from './cues.ts';
import { type TableModel, tableModelOf } from './tableModel.ts';
import { tableRoundOf } from './tableRound.ts';

/** What is heard and felt when a match goes on: nobody's hand, and nothing that is only watched. */
export const matchFeedback: Feedback<Match> = {
  cuesFor: (before, after) => cuesFor(sameDeal(before, after), modelOf(after)),
  touchFor: (before, after) => touchFor(sameDeal(before, after), modelOf(after)),
};

/** The model of a match is asked for again: as what comes, then as what was before. */
const told = new WeakMap<Match, TableModel>();

/** What was before, where it is the same deal that goes on. */
function sameDeal(before: Match | undefined, after: Match): TableModel | undefined {
  if (before === undefined || currentRound(before).deal !== currentRound(after).deal) {
    return undefined;
  }
  return modelOf(before);
}

function modelOf(match: Match): TableModel {
  const known = told.get(match);
  if (known !== undefined) return known;
  const model = tableModelOf(tableRoundOf(match, null, null));
  told.set(match, model);
  return model;
}
