import { type KeptRound, personOf } from '../../store/history/keptRound.ts';
import type { Say } from '../../text/say.ts';
import { signedPoints } from '../../text/scoreWords.ts';

/** Whether the one person who played a round has won it, alone or with others. */
export function hasWon(round: KeptRound): boolean {
  return round.winners.includes(personOf(round) ?? 0);
}

/** How a round ended for the one person who played it, as in `Won, +24`. */
export function resultWords(round: KeptRound, say: Say): string {
  const seat = personOf(round) ?? 0;
  const points = signedPoints(round.settlement[seat] ?? 0, say);
  const outcome = outcomeFor(round, seat);
  return say(`days.result.${outcome}`, { points });
}

function outcomeFor({ winners }: KeptRound, seat: number): 'won' | 'shared' | 'lost' | 'nobody' {
  if (winners.length === 0) return 'nobody';
  if (!winners.includes(seat)) return 'lost';
  return winners.length > 1 ? 'shared' : 'won';
}
