import { currentRound, type Match, seatsHereIn } from '../../store/match/match.ts';
import { hasRoundToCome } from '../../store/match/mirror.ts';
import { isPractice } from '../../store/match/practice.ts';
import { isUnfinished } from '../files/matchWords.ts';

/** How a match can be gone on with, on whatever day; undefined where nothing of it is to come. */
export function wayOnOf(match: Match): 'goOn' | 'next' | undefined {
  if (isUnfinished(match)) return 'goOn';
  // Bots that were only watched wait for nothing.
  if (seatsHereIn(match).length === 0 || isPractice(currentRound(match))) return undefined;
  return hasRoundToCome(match) ? 'next' : undefined;
}
