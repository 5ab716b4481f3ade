import { type KeptRound, personOf } from '../../store/history/keptRound.ts';
import type { Say } from '../../text/say.ts';
import { signedPoints } from '../../text/scoreWords.ts';
import { outcomeFor } from '../history/historyModel.ts';

/** Whether the one person who played a round has won it, alone or with others. */
export function hasWon(round: KeptRound): boolean {
  return round.winners.includes(personOf(round) ?? 0);
}

/** How a round ended for the one person who played it, as in `Won, +24`. */
export function resultWords(round: KeptRound, say: Say): string {
  const seat = personOf(round) ?? 0;
  const points = signedPoints(round.settlement[seat] ?? 0, say);
  const outcome = outcomeFor(round, seat) ?? 'nobody';
  return say(`days.result.${outcome}`, { points });
}
