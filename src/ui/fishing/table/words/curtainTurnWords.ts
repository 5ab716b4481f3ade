import { drawnOf, fishing, fishingPosition } from '../../../../engine/fishing/index.ts';
import type { RoundAtTable } from '../../../../store/table/roundAtTable.ts';
import type { Say } from '../../../../text/say.ts';
import { pipText } from '../../../../text/tileNames.ts';

/** What the next person is to play, of the hand or the drawn tile, which lies open to all. */
export function curtainTurnWords({ number: round, played }: RoundAtTable, say: Say): string {
  const position = fishingPosition(played.position);
  const drawn = drawnOf(position);
  if (drawn === undefined) return say('curtain.hand', { round });
  const goesBack = fishing.playsItself(position);
  return say(goesBack ? 'curtain.drawnItself' : 'curtain.drawn', { round, tile: pipText(drawn) });
}
