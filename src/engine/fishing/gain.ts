import { type Counts, countOf, countTiles } from '../core/counts.ts';
import type { Game } from './game.ts';
import { type Play, takenBy } from './play.ts';
import type { BonusSwitch } from './rules.ts';
import { isComplete, type LineId, pointsOf } from './scoring.ts';

/** What a play does to the catch of the seat that makes it. */
export interface Gain {
  /** Points added to the catch now; 0 for a tile that is placed. */
  readonly points: number;
  /** The groups and bonuses that it completes. */
  readonly completes: readonly (LineId | `bonus-${BonusSwitch}`)[];
}

/** What a play adds to a catch at once. */
export function gainOf(game: Game, caught: Counts, play: Play): Gain {
  const taken = countTiles(takenBy(play));
  const after = taken.map((copies, kind) => copies + countOf(caught, kind));
  const { groups, bonuses } = game.scoring;
  const completedGroups = groups.filter(
    ({ needs }) => isComplete(needs, after) && !isComplete(needs, caught),
  );
  const completedBonuses = bonuses.filter(
    ({ needs }) => isComplete(needs, after) && !isComplete(needs, caught),
  );
  return {
    points: pointsOf(game.scoring, after) - pointsOf(game.scoring, caught),
    completes: [
      ...completedGroups.map(({ id }) => id),
      ...completedBonuses.map(({ id }) => `bonus-${id}` as const),
    ],
  };
}
