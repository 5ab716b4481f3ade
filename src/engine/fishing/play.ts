import { formatKind, type Kind, parseKind } from '../core/kind.ts';

declare const playBrand: unique symbol;

/** One play as a small integer: the form, the fish and the bait. Only this module knows how they are packed. */
export type Play = number & { readonly [playBrand]: true };

/** What a play does with its bait, in the order of the packed integer. */
export const playForms = ['place', 'pair', 'stack', 'capture', 'triple'] as const;

/**
 * `place`: the bait joins the lake · `capture`: it takes one fish · `triple`: it takes three of its own kind (F4, F9) ·
 * `stack`: it is laid on two of its kind as a locked stack (F9) · `pair`: two 66 go from the hand into the catch (F10).
 */
export type PlayForm = (typeof playForms)[number];

/** The number that stands for each form inside a play. */
export const formCode = {
  place: 0,
  pair: 1,
  stack: 2,
  capture: 3,
  triple: 4,
} as const satisfies Record<PlayForm, number>;

/** A play from its parts. `form` is a {@link formCode}; the fish of a play that takes none is the bait itself. */
export function packPlay(form: number, bait: Kind, fish: Kind): Play {
  return brandPlay((form << 10) | (fish << 5) | bait);
}

/** The one cast: marks as a play a number that {@link packPlay} made, such as one that was kept in a typed array. */
export function brandPlay(packed: number): Play {
  // biome-ignore lint/nursery/noUnsafeTypeAssertion: a brand can be given in no other way
  return packed as Play;
}

/** The tile being played. */
export function baitOf(play: number): Kind {
  return play & 31;
}

/** The kind of fish it takes; the bait's own kind if it takes none. */
export function fishOf(play: number): Kind {
  return (play >> 5) & 31;
}

/** The {@link formCode} of a play. */
export function formCodeOf(play: number): number {
  return play >> 10;
}

/** What the play does. */
export function formOf(play: Play): PlayForm {
  const form = playForms[formCodeOf(play)];
  if (form === undefined) throw new RangeError(`${play} is no play`);
  return form;
}

/** The kinds that a play adds to its seat's catch, the bait included; none for a tile that is placed or stacked. */
export function takenBy(play: Play): readonly Kind[] {
  const bait = baitOf(play);
  switch (formOf(play)) {
    case 'capture':
      return [bait, fishOf(play)];
    case 'triple':
      return [bait, bait, bait, bait];
    case 'pair':
      return [bait, bait];
    case 'place':
    case 'stack':
      return [];
  }
}

/** A play as records write it: `54`, `54x63`, `66x66*3`, `44^`, `66+66`. */
export function formatPlay(play: Play): string {
  const bait = formatKind(baitOf(play));
  switch (formOf(play)) {
    case 'place':
      return bait;
    case 'capture':
      return `${bait}x${formatKind(fishOf(play))}`;
    case 'triple':
      return `${bait}x${bait}*3`;
    case 'stack':
      return `${bait}^`;
    case 'pair':
      return `${bait}+${bait}`;
  }
}

/**
 * Reads a play as people write it, each tile in any of the forms {@link parseKind} knows.
 * @returns the play, legal or not, or undefined if the text is none
 */
export function parsePlay(text: string): Play | undefined {
  const parts = /^([1-6]{2}|\[[1-6]:[1-6]\])(?:(\^)|([x+])([1-6]{2}|\[[1-6]:[1-6]\])(\*3)?)?$/.exec(
    text,
  );
  const bait = parseKind(parts?.[1] ?? '');
  if (parts === null || bait === undefined) return undefined;
  if (parts[2] !== undefined) return packPlay(formCode.stack, bait, bait);
  if (parts[4] === undefined) return packPlay(formCode.place, bait, bait);
  const fish = parseKind(parts[4]);
  if (fish === undefined) return undefined;
  const three = parts[5] !== undefined;
  if (parts[3] === '+')
    return fish === bait && !three ? packPlay(formCode.pair, bait, bait) : undefined;
  if (!three) return packPlay(formCode.capture, bait, fish);
  return fish === bait ? packPlay(formCode.triple, bait, bait) : undefined;
}
