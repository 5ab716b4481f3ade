import { baitOf, fishing, fishOf, formOf, handOf, lakeOf } from '../../../engine/fishing/index.ts';
import { type Counts, countTiles, type Kind, type Seat, totalOf } from '../../../engine/index.ts';
import { learner, type Remark } from '../../../lessons/lesson.ts';
import type { Match } from '../../../store/match/match.ts';
import { trueRoundOf } from '../../../store/table/roundAtTable.ts';
import type { Picks } from '../../../store/table/saved.ts';
import type { Say } from '../../../text/say.ts';
import type { TableTile } from '../table/arrangement.ts';
import { type TableModel, tableModelOf } from '../table/tableModel.ts';
import { tableRoundOf } from '../table/tableRound.ts';

/** Who sits at the table of a lesson, the learner first, in the words of the language. */
export function playerNames(say: Say): readonly string[] {
  return [say('start.name.you'), say('start.name.1')];
}

/**
 * The table of the learner as if the round of a match began with one of its hand plays: nothing
 * lies apart or keeps room for what was there before.
 * @param from after how many plays of the round
 */
export function modelSince(
  match: Match,
  from: number,
  names: readonly string[],
  picks: Picks = [],
): TableModel {
  const whole = tableRoundOf(trueRoundOf(match), learner, null);
  const start = whole.steps[from - 1]?.after ?? whole.start;
  const steps = whole.steps.slice(from);
  return {
    ...tableModelOf({ ...whole, names, start, steps, standIns: [] }, picks),
    lakeAtStart: totalOf(lakeOf(start)),
    handAtStart: totalOf(handOf(start, learner)),
  };
}

/** The tiles that a seat has caught since the lesson began, in the order of their capture. */
export function caughtSince({ arrangement }: TableModel, seat: Seat): readonly TableTile[] {
  const caught = arrangement.catches[seat] ?? [];
  return caught.flatMap(({ step, tiles }) => (step < 0 ? [] : tiles));
}

/** The same tiles to be counted. */
export function countedSince(model: TableModel, seat: Seat): Counts {
  return countTiles(caughtSince(model, seat).map(({ kind }) => kind));
}

/**
 * The index of the learner's last decision among the plays since the lesson began; a drawn tile
 * that went to the lake by itself was none.
 * @param from after how many plays of the round the lesson begins
 */
export function decidedAt(match: Match, from: number): number {
  const { start, steps } = tableRoundOf(trueRoundOf(match), learner, null);
  const last = steps.findLastIndex(
    ({ seat }, at) => seat === learner && !fishing.playsItself(steps[at - 1]?.after ?? start),
  );
  return Math.max(0, last - from);
}

/**
 * The kinds that are pointed out on the table; once something else was tried, also those that are
 * asked for.
 */
export function markedKinds({ marks = [], ask }: Remark, wasMissed: boolean): readonly Kind[] {
  if (!wasMissed || ask === undefined) return marks;
  if (ask.what === 'tile') return ask.kinds;
  return ask.plays.flatMap((play) =>
    formOf(play) === 'place' ? [baitOf(play)] : [baitOf(play), fishOf(play)],
  );
}
