import { type KeptRound, personOf } from '../../store/history/keptRound.ts';
import type { Say } from '../../text/say.ts';
import { signedPoints } from '../../text/scoreWords.ts';
import { outcomeFor } from '../history/historyModel.ts';

/** Whether the one person who played a round has won it, alone or with others. */
export function hasWon(round: KeptRound): boolean {
  return round.winners.includes(personOf(round) ?? 0);
}

/** What the one person who played a round has won or lost. */
export function ownResultOf(round: KeptRound): number {
  return round.settlement[personOf(round) ?? 0] ?? 0;
}

/** How a round ended for the one person who played it, as in `Won, +24`. */
export function resultWords(round: KeptRound, say: Say): string {
  const seat = personOf(round) ?? 0;
  const points = signedPoints(ownResultOf(round), say);
  const outcome = outcomeFor(round, seat) ?? 'nobody';
  return say(`days.result.${outcome}`, { points });
}
