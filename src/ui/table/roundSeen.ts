import { firstSteps, type Seat } from '../../engine/index.ts';
import { type Holder, seatsHere } from '../../store/match/holder.ts';
import type { RoundAtTable } from '../../store/table/roundAtTable.ts';

/**
 * What the table of every family is told of a round.
 * @param viewer the seat whose hand may be shown
 * @param watched after how many plays it is shown; null for the present
 */
export function roundSeen(round: RoundAtTable, viewer: Seat | null, watched: number | null) {
  const { players, dealt, starter, played, standIns, byItself } = round;
  return {
    names: players.map(({ name }) => name),
    bots: players.flatMap(({ holder }, seat) => (isBots(holder) ? [seat] : [])),
    here: seatsHere(players.map(({ holder }) => holder)),
    dealt,
    starter,
    /** The indices of the plays that a quicker bot made than was asked. */
    standIns,
    viewer,
    /** Whether the play to come is made without the viewer. */
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
