import {
  countOf,
  countTiles,
  formatKind,
  invariant,
  type Kind,
  parseKind,
} from '../../engine/index.ts';
import { plainTyped, withPlainTiles } from '../typed.ts';

/** As one word of a typed catch: `66*4`. */
export interface CatchWord {
  readonly kind: Kind;
  readonly copies: number;
}

/** Characters: every tile of a kit written singly leaves room to spare. */
export const mostCatchText = 1000;

/** In plain signs: what spaces, commas, semicolons or the dots of RULES.md keep apart. */
export function wordsOfCatch(text: string): string[] {
  return plainTyped(text)
    .split(/[\s,;、。·・]+/u)
    .filter((word) => word !== '');
}

/** `63`, `36`, `6-3` or `[6:3]`, alone or as `66*4` or `66×4`; undefined if the word is none. */
export function parseCatchWord(word: string): CatchWord | undefined {
  const plain = withPlainTiles(plainTyped(word));
  const [, tile = '', number] = /^(.+?)(?:[*x](\d{1,3}))?$/iu.exec(plain) ?? [];
  const kind = parseKind(tile);
  const copies = Number(number ?? 1);
  return kind === undefined || copies === 0 ? undefined : { kind, copies };
}

/** In the order of the text, which our code writes: `66*4 54 63`. Throws where a word is none. */
export function tilesOfCatch(text: string): Kind[] {
  return wordsOfCatch(text).flatMap((word) => {
    const read = parseCatchWord(word);
    invariant(read !== undefined, `${word} is a word of a catch`);
    return Array<Kind>(read.copies).fill(read.kind);
  });
}

/** As a catch is typed, each kind where its first tile stands: `66*4 54 63`. */
export function formatCatch(tiles: readonly Kind[]): string {
  const counts = countTiles(tiles);
  return [...new Set(tiles)].map((kind) => formatCatchWord(kind, countOf(counts, kind))).join(' ');
}

/** `66*4`, or `54` for one. */
export function formatCatchWord(kind: Kind, copies: number): string {
  return copies === 1 ? formatKind(kind) : `${formatKind(kind)}*${copies}`;
}
