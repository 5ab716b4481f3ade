import { type Counts, countOf, countTiles } from '../core/counts.ts';
import { invariant } from '../core/invariant.ts';
import { redPipsOf } from '../core/pips.ts';
import type { Play } from '../core/play.ts';
import type { Game } from './game.ts';
import { legalPlays } from './legalPlays.ts';
import { takenBy } from './play.ts';
import { catchOf, type Position } from './position.ts';
import type { BonusSwitch } from './rules.ts';
import { isComplete, type LineId, pointsOf } from './scoring.ts';

export interface Gain {
  /** 0 for a tile that is placed. */
  readonly points: number;
  /** The groups that it completes, and the bonuses that it earns (S4, S5, S6, S8). */
  readonly completes: readonly (LineId | `bonus-${BonusSwitch}`)[];
  /** Whether the catch comes to the points from which payments double (S9). */
  readonly reachesDouble: boolean;
}

export function gainOf(game: Game, caught: Counts, play: Play): Gain {
  const taken = countTiles(takenBy(play));
  const after = taken.map((copies, kind) => copies + countOf(caught, kind));
  const { groups, bonuses } = game.scoring;
  const completedGroups = groups.filter(
    ({ needs }) => isComplete(needs, after) && !isComplete(needs, caught),
  );
  const completedBonuses = bonuses.filter(
    ({ needs, points }) => points > 0 && isComplete(needs, after) && !isComplete(needs, caught),
  );
  const [had, has] = [pointsOf(game.scoring, caught), pointsOf(game.scoring, after)];
  const { doubleAt } = game.rules;
  return {
    points: has - had,
    reachesDouble: doubleAt > 0 && had < doubleAt && has >= doubleAt,
    completes: [
      ...completedGroups.map(({ id }) => id),
      ...completedBonuses.map(({ id }) => `bonus-${id}` as const),
    ],
  };
}

/** Whether they add a point yet or not (S1); 0 where no pips are counted. */
export function smallRedPipsOf({ scoring }: Game, play: Play): number {
  const small = scoring.groups.find(({ id }) => id === 'small-fish');
  return takenBy(play)
    .filter((kind) => small?.kinds.includes(kind))
    .reduce((sum, kind) => sum + redPipsOf(kind), 0);
}

/**
 * The first of several; a capture, even for nothing, before a tile that is placed. The round must
 * not be over.
 */
export function greatestGain(position: Position): Play {
  const [first, ...others] = legalPlays(position);
  invariant(first !== undefined, 'a seat is to play');
  const caught = catchOf(position, position.seat);
  const gain = (play: Play): number =>
    takenBy(play).length === 0 ? -1 : gainOf(position.game, caught, play).points;
  return others.reduce((best, play) => (gain(play) > gain(best) ? play : best), first);
}
