import { listOfAll } from '../../../../text/lists.ts';
import type { Say } from '../../../../text/say.ts';
import { tileInSentence } from '../../../../text/tileNames.ts';
import type { TableTile } from '../arrangement.ts';

/**
 * All tiles of a hand, in the order in which they lie, those alike together:
 * `3 tiles: two Heaven 6‑6 and Plum 5‑5.`
 */
export function tilesTold(hand: readonly TableTile[], say: Say): string {
  const kinds = hand.map(({ kind }) => kind);
  const words = [...new Set(kinds)].map((kind) =>
    say('table.told.copies', {
      copies: kinds.filter((one) => one === kind).length,
      tile: tileInSentence(kind, say),
    }),
  );
  return say('table.told.hand', { tiles: hand.length, list: listOfAll(words, say) });
}
