import { legalPlays } from '../../src/engine/fishing/index.ts';
import type { RoundRecord } from '../../src/engine/index.ts';
import { formatLink } from '../../src/records/link.ts';
import { type Match, type MatchSetup, startMatch, withPlay } from '../../src/store/match/match.ts';
import { positionOf } from './fishing.ts';
import { finishedRound, setupOf } from './matches.ts';
import { unwrap } from './table.ts';

/** A round that Ann has played against a bot, and its code. */
export const dared: RoundRecord = finishedRound(setupOf(['person', 'greedy']));
export const daredCode = formatLink(dared);

/**
 * A match that answers a challenge to play its deal, played to the end of its round by the first
 * legal plays.
 */
export function answerTo(
  challenge = daredCode,
  setup: MatchSetup = setupOf(['person', 'greedy']),
  deal: RoundRecord = dared,
): Match {
  let match = startMatch(setup, { ...deal, challenge });
  while (positionOf(match).phase !== 'over') {
    const [first] = legalPlays(positionOf(match));
    if (first === undefined) throw new Error('the round is over');
    match = unwrap(withPlay(match, first));
  }
  return match;
}
