import { invariant } from './invariant.ts';

/**
 * The 21 kinds in the kit's fixed order, high half first. Everything said of a
 * kind is derived from its text. A `Kind` is an index into this list, 0 (66) to 20 (11), so that a
 * position can count kinds in typed arrays.
 */
export const kindTexts = [
  '66', '65', '64', '63', '62', '61', '55', '54', '53', '52', '51',
  '44', '43', '42', '41', '33', '32', '31', '22', '21', '11',
] as const; // biome-ignore format: one list to read at a glance

/** High half first: `'63'`. */
export type KindText = (typeof kindTexts)[number];

/** A kind as an index into {@link kindTexts}, 0 to 20. */
export type Kind = number;

export const kindCount = kindTexts.length;

export const kinds: readonly Kind[] = kindTexts.map((_, kind) => kind);

/** For a text that is known while writing code; a table of variants reads `kindOf('63')`. */
export function kindOf(text: KindText): Kind {
  return kindTexts.indexOf(text);
}

/** As records write it, `63`. */
export function formatKind(kind: Kind): KindText {
  const text = kindTexts[kind];
  invariant(text !== undefined, `${kind} is a kind`);
  return text;
}

/** High half first, each 1 to 6. */
export function halvesOf(kind: Kind): readonly [high: number, low: number] {
  const text = formatKind(kind);
  return [Number(text.charAt(0)), Number(text.charAt(1))];
}

/** Those of a 1 and of a 4 are (S1). That half of 66 is red too is said of the kind. */
export function isRedHalf(half: number): boolean {
  return half === 1 || half === 4;
}
