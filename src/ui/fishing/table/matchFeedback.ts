import type { RoundAtTable } from '../../../store/table/roundAtTable.ts';
import { madeOnce } from '../../madeOnce.ts';
import type { Feedback } from '../../sound/useSound.ts';
import { cuesFor, touchFor } from './cues.ts';
import { type TableModel, tableModelOf } from './tableModel.ts';
import { tableRoundOf } from './tableRound.ts';

/** What is heard and felt when a round goes on: nobody's hand, and nothing that is only watched. */
export const matchFeedback: Feedback<RoundAtTable> = {
  cuesFor: (before, after) => cuesFor(sameDeal(before, after), modelOf(after)),
  touchFor: (before, after) => touchFor(sameDeal(before, after), modelOf(after)),
};

/** A model is asked for as what comes, and again as what was before. */
const modelOf = madeOnce((round: RoundAtTable) => tableModelOf(tableRoundOf(round, null, null)));

/** What was before, where it is the same deal that goes on. */
function sameDeal(before: RoundAtTable | undefined, after: RoundAtTable): TableModel | undefined {
  return before === undefined || before.id !== after.id ? undefined : modelOf(before);
}
