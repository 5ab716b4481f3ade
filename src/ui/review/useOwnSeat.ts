import { useStore } from 'zustand';
import type { Seat } from '../../engine/index.ts';
import { roundIdOf } from '../../records/roundId.ts';
import type { History } from '../../store/history/history.ts';
import { holdersIn } from '../../store/history/keptRound.ts';
import { holdersOf, seatsHere } from '../../store/match/holder.ts';
import { currentRound, type Match } from '../../store/match/match.ts';

/**
 * The seat a review is looked at from where nobody has chosen: the first of this device. A link
 * does not tell which people of a table far away were here; the history does, once it is open.
 */
export function useOwnSeat(history: Pick<History, 'state'>, match: Match): Seat {
  const id = roundIdOf(currentRound(match));
  const own = useStore(history.state, ({ stock }) => {
    const kept = stock?.rounds.find((round) => round.id === id);
    const holders = kept === undefined ? holdersOf(match.setup.players) : holdersIn(kept);
    return seatsHere(holders)[0];
  });
  return own ?? 0;
}
