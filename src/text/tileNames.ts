import { formatKind, halvesOf, type Kind } from '../engine/index.ts';
import type { Say } from './say.ts';

/** The name of a tile: `Heaven`. */
export function tileName(kind: Kind, say: Say): string {
  return say(`tile.${formatKind(kind)}`);
}

/** A tile within a sentence: `Heaven 6‑6`. No line ends within its name in characters. */
export function tileInSentence(kind: Kind, say: Say): string {
  const [high, low] = halvesOf(kind);
  return say('tile.inSentence', { name: unbroken(tileName(kind, say)), high, low });
}

/** As it is read out: `Heaven, 6-6`. Names differ by region, pips do not. */
export function tileLabel(kind: Kind, say: Say): string {
  const [high, low] = halvesOf(kind);
  return say('tile.label', { name: tileName(kind, say), high, low });
}

/** Joins characters between which a line could end. It is not seen; a voice may stumble over it. */
export const joiner = '\u2060';

function unbroken(name: string): string {
  return name.replaceAll(/(\p{Script=Han})(?=\p{Script=Han})/gu, `$1${joiner}`);
}

/** The halves of a tile: `5‑4`, with a hyphen at which no line ends. */
export function pipText(kind: Kind): string {
  return halvesOf(kind).join('‑');
}
