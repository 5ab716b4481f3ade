import type { Match } from '../../../store/match/match.ts';
import { trueRoundOf } from '../../../store/table/roundAtTable.ts';
import { madeOnce } from '../../madeOnce.ts';
import type { Feedback } from '../../sound/useSound.ts';
import type { ShownRound } from '../../table/roomBoard.ts';
import { matchFeedback } from '../table/matchFeedback.ts';
import { tableModelOf, tableRoundOf } from '../table/tableModel.ts';

const roundOf = madeOnce((match: Match) => trueRoundOf(match));

export const tableRoundIn = madeOnce(({ match, viewer, at }: ShownRound) =>
  tableRoundOf(roundOf(match), viewer, at ?? null),
);

export const shownModelOf = madeOnce((shown: ShownRound) => tableModelOf(tableRoundIn(shown)));

export const roundFeedback: Feedback<ShownRound> = {
  cuesFor: (before, after) =>
    matchFeedback.cuesFor(before && roundOf(before.match), roundOf(after.match)),
  touchFor: (before, after) =>
    matchFeedback.touchFor(before && roundOf(before.match), roundOf(after.match)),
};
