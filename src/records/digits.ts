import { copiesIn, countOf, invariant, type Kind, type KitId, kinds } from '../engine/index.ts';

/** Each as its place among the kinds of which the kit has any left. */
export function tileDigits(kit: KitId, tiles: readonly Kind[]): Digit[] {
  const left = copiesLeft(kit);
  return tiles.map((kind) => {
    const open = kinds.filter((one) => countOf(left, one) > 0);
    left[kind] = countOf(left, kind) - 1;
    return { value: open.indexOf(kind), radix: open.length };
  });
}

/** Its result takes so many tiles in the order {@link tileDigits} wrote; `next` gives digits. */
export function tileReader(kit: KitId, next: (radix: number) => number): (count: number) => Kind[] {
  const left = copiesLeft(kit);
  return (count) =>
    Array.from({ length: count }, () => {
      const open = kinds.filter((one) => countOf(left, one) > 0);
      const kind = open[next(open.length)];
      invariant(kind !== undefined, 'the kit has as many tiles as are dealt');
      left[kind] = countOf(left, kind) - 1;
      return kind;
    });
}

function copiesLeft(kit: KitId): number[] {
  return Array.from(kinds, (kind) => copiesIn(kit, kind));
}

/** From 0 to `radix - 1`. */
export interface Digit {
  readonly value: number;
  readonly radix: number;
}

/** Each digit of a base of its own, into as few bytes as they need. */
export function packDigits(digits: readonly Digit[]): Uint8Array {
  let rest = digits.reduceRight((sum, { value, radix }) => sum * BigInt(radix) + BigInt(value), 0n);
  const bytes: number[] = [];
  for (; rest > 0n; rest >>= 8n) bytes.push(Number(rest & 255n));
  return Uint8Array.from(bytes);
}

/** Its result takes one digit after the other, given its base; further ones are 0. */
export function unpackDigits(bytes: Uint8Array): (radix: number) => number {
  let rest = bytes.reduceRight((sum, byte) => (sum << 8n) + BigInt(byte), 0n);
  return (radix) => {
    const value = Number(rest % BigInt(radix));
    rest /= BigInt(radix);
    return value;
  };
}
