import { handOf, lakeOf } from '../../../engine/fishing/index.ts';
import { type Counts, countTiles, type Seat, totalOf } from '../../../engine/index.ts';
import { learner } from '../../../lessons/lesson.ts';
import { trueRoundOf } from '../../../store/table/roundAtTable.ts';
import { madeOnce } from '../../madeOnce.ts';
import type { Feedback } from '../../sound/useSound.ts';
import type { ShownRound } from '../../table/roomBoard.ts';
import type { TableTile } from '../table/arrangement.ts';
import { cuesFor, touchFor } from '../table/matchFeedback.ts';
import { type TableModel, tableModelOf, tableRoundOf } from '../table/tableModel.ts';

export const tableRoundIn = madeOnce(({ match, viewer, at }: ShownRound) =>
  tableRoundOf(trueRoundOf(match), viewer, at ?? null),
);

export const shownModelOf = madeOnce((shown: ShownRound) => {
  const { at, from, picks } = shown;
  const whole = tableRoundIn(shown);
  if (from !== undefined) return modelSince(whole, from, picks);
  const model = tableModelOf(whole, picks);
  // Of a moment that is looked at, the last play is marked.
  return at === undefined ? model : { ...model, news: { begin: Math.max(0, at - 1), end: at } };
});

/** The table as if the round began with a hand play: no room is kept for what was before. */
function modelSince(
  whole: ReturnType<typeof tableRoundOf>,
  from: number,
  picks: ShownRound['picks'],
): TableModel {
  const start = whole.steps[from - 1]?.after ?? whole.start;
  const model = tableModelOf({ ...whole, start, steps: whole.steps.slice(from) }, picks);
  return {
    ...model,
    lakeAtStart: totalOf(lakeOf(start)),
    handAtStart: totalOf(handOf(start, learner)),
  };
}

export const roundFeedback: Feedback<ShownRound> = {
  cuesFor: (before, after) => cuesFor(before && shownModelOf(before), shownModelOf(after)),
  touchFor: (before, after) => touchFor(before && shownModelOf(before), shownModelOf(after)),
};

/** The tiles that a seat has caught since the lesson began, in the order of their capture. */
export function caughtSince({ arrangement }: TableModel, seat: Seat): readonly TableTile[] {
  const caught = arrangement.catches[seat] ?? [];
  return caught.flatMap(({ step, tiles }) => (step < 0 ? [] : tiles));
}

export function countedSince(model: TableModel, seat: Seat): Counts {
  return countTiles(caughtSince(model, seat).map(({ kind }) => kind));
}
