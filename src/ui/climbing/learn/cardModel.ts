import { passPlay } from '../../../engine/climbing/index.ts';
import { learner } from '../../../lessons/lesson.ts';
import type { Match } from '../../../store/match/match.ts';
import { trueRoundOf } from '../../../store/table/roundAtTable.ts';
import type { Say } from '../../../text/say.ts';
import { type TableModel, tableModelOf } from '../table/tableModel.ts';
import { tableRoundOf } from '../table/tableRound.ts';

/** Who sits at the table of a lesson, the learner first, in the words of the language. */
export function cardPlayers(say: Say): readonly string[] {
  return [say('start.name.you'), say('start.name.1'), say('start.name.2')];
}

/** The table as the learner sees it in a round of a lesson. */
export function cardModelOf(match: Match, names: readonly string[]): TableModel {
  return tableModelOf({ ...tableRoundOf(trueRoundOf(match), learner, null), names, standIns: [] });
}

/** The same table while nothing can be played. */
export function atRest(model: TableModel): TableModel {
  return { ...model, legal: [] };
}

/**
 * The index of the learner's last play of cards among all plays of the round.
 * @param from after how many plays the lesson begins
 */
export function decidedBefore({ steps }: TableModel, from: number): number {
  const last = steps.findLastIndex(({ seat, play }) => seat === learner && play !== passPlay);
  return Math.max(from, last);
}
