import { drawnOf, fishing, fishingPosition } from '../../../../engine/fishing/index.ts';
import { type Match, positionOf } from '../../../../store/match/match.ts';
import type { Say } from '../../../../text/say.ts';
import { pipText } from '../../../../text/tileNames.ts';

/**
 * What the next person is to play: a tile of the hand, or the drawn tile, which lies open to all.
 */
export function curtainTurnWords(match: Match, say: Say): string {
  const round = match.rounds.length;
  const position = fishingPosition(positionOf(match));
  const drawn = drawnOf(position);
  if (drawn === undefined) return say('curtain.hand', { round });
  const goesBack = fishing.playsItself(position);
  return say(goesBack ? 'curtain.drawnItself' : 'curtain.drawn', { round, tile: pipText(drawn) });
}
