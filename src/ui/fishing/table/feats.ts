import {
  catchOf,
  type Gain,
  gainOf,
  type Position,
  scoresOf,
  takenBy,
} from '../../../engine/fishing/index.ts';
import { type Kind, type Seat, tilesOf } from '../../../engine/index.ts';
import type { ArrangedStep } from './arrangement.ts';

/** A play that has completed something, or brought its seat to the line of doubling. */
export interface Feat extends Omit<Gain, 'reachesDouble'> {
  /** The index of the play. */
  readonly at: number;
  readonly seat: Seat;
  /** The tiles of the catch that are complete now, each as often as it was caught. */
  readonly tiles: readonly Kind[];
  /** That its seat has the points from which payments double (S9): `ends` if it is the last to. */
  readonly line: 'doubles' | 'ends' | undefined;
}

/**
 * What of a play is a feat (S4, S5, S6, S8, S9), if anything.
 * @param before where it was made
 * @param at its index
 */
export function featOf(
  { seat, play }: ArrangedStep,
  before: Position,
  at: number,
): Feat | undefined {
  const taken = takenBy(play);
  if (taken.length === 0) return undefined;
  const caught = catchOf(before, seat);
  const { reachesDouble, ...gain } = gainOf(before.game, caught, play);
  if (gain.completes.length === 0 && !reachesDouble) return undefined;
  const { doubleAt } = before.game.rules;
  const isLast = scoresOf(before).every((points, other) => other === seat || points >= doubleAt);
  const reached = isLast ? 'ends' : 'doubles';
  const { groups, bonuses } = before.game.scoring;
  const goals = [
    ...groups.filter(({ id }) => gain.completes.includes(id)),
    ...bonuses.filter(({ id }) => gain.completes.includes(`bonus-${id}`)),
  ];
  const kinds = goals.flatMap(({ needs }) => needs.flatMap(({ oneOf }) => oneOf));
  const tiles = [...tilesOf(caught), ...taken].filter((kind) => kinds.includes(kind));
  return { ...gain, at, seat, tiles, line: reachesDouble ? reached : undefined };
}

/** The feats of the plays from an index up to, not including, another. */
export function featsBetween(
  { featAt }: { readonly featAt: (at: number) => Feat | undefined },
  begin: number,
  end: number,
): readonly Feat[] {
  return Array.from({ length: Math.max(0, end - begin) }, (_, at) => begin + at).flatMap(
    (at) => featAt(at) ?? [],
  );
}
