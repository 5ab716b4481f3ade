import { formatKind, halvesOf, type Kind } from '../engine/index.ts';
import type { Say } from './say.ts';

/** The name of a tile: `Heaven`. */
export function tileName(kind: Kind, say: Say): string {
  return say(`tile.${formatKind(kind)}`);
}

/** A tile within a sentence: `Heaven 6‑6`. */
export function tileInSentence(kind: Kind, say: Say): string {
  const [high, low] = halvesOf(kind);
  return say('tile.inSentence', { name: tileName(kind, say), high, low });
}

/** The name and the halves of a tile, as it is read out: `Heaven, 6-6`. Names differ by region, pips do not. */
export function tileLabel(kind: Kind, say: Say): string {
  const [high, low] = halvesOf(kind);
  return say('tile.label', { name: tileName(kind, say), high, low });
}
