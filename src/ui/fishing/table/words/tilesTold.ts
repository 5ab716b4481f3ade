import { alikeIn } from '../../../../engine/index.ts';
import { listOfAll } from '../../../../text/lists.ts';
import type { Say } from '../../../../text/say.ts';
import { tileInSentence } from '../../../../text/tileNames.ts';
import type { TableTile } from '../arrangement.ts';

/** The hand in its order, those alike together: `3 tiles: two of Heaven 6‑6 and Plum 5‑5.` */
export function tilesTold(hand: readonly TableTile[], say: Say): string {
  const words = alikeIn(hand.map(({ kind }) => kind)).map(({ kind, copies }) =>
    say('table.told.copies', { copies, tile: tileInSentence(kind, say) }),
  );
  return say('table.told.hand', { tiles: hand.length, list: listOfAll(words, say) });
}
