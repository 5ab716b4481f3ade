import { firstSteps, type Seat } from '../../engine/index.ts';
import { type Holder, seatsHere } from '../../store/match/holder.ts';
import type { RoundAtTable } from '../../store/table/roundAtTable.ts';

/** What the table of every family is told of a round, which adds its own form of it. */
export interface SharedRound extends Pick<RoundAtTable, 'dealt' | 'starter' | 'standIns'> {
  readonly names: readonly string[];
  /** The seats that bots play, and those that are played at this device. */
  readonly bots: readonly Seat[];
  readonly here: readonly Seat[];
  /** The seat whose hand may be shown. */
  readonly viewer: Seat | null;
  /** Whether the play to come is made without the viewer. */
  readonly quiet: boolean;
}

/**
 * A round as it is seen.
 * @param watched after how many plays it is shown; null for the present
 */
export function roundSeen(
  { players, dealt, starter, played, standIns, byItself }: RoundAtTable,
  viewer: Seat | null,
  watched: number | null,
): SharedRound & Pick<RoundAtTable, 'played'> {
  return {
    names: players.map(({ name }) => name),
    bots: players.flatMap(({ holder }, seat) => (isBots(holder) ? [seat] : [])),
    here: seatsHere(players.map(({ holder }) => holder)),
    dealt,
    starter,
    standIns,
    viewer,
    quiet: watched !== null || byItself,
    played: watched === null ? played : { ...played, ...firstSteps(played, watched) },
  };
}

/** The log explains the plays of bots alone: why a person has played is not guessed. */
function isBots({ by }: Holder): boolean {
  switch (by) {
    case 'bot':
      return true;
    case 'here':
    case 'elsewhere':
      return false;
  }
}
