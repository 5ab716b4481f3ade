import { invariant } from '../core/invariant.ts';
import { formatKind, type Kind } from '../core/kind.ts';
import { parseKind } from '../core/parseKind.ts';
import { brandPlay, type Play } from '../core/play.ts';

// A play of fishing packs its form, its fish and its bait into one integer. Only this module knows
// how.

/**
 * What a play does with its bait, and the number that stands for it inside a play. `place`: the
 * bait joins the lake (F2) · `pair`: two 66 go from the hand into the catch (F10) · `stack`: it is
 * laid on two of its kind as a locked stack (F9) · `capture`: it takes one fish (F2) · `triple`: it
 * takes three of its own kind (F4, F9).
 */
export const formCode = { place: 0, pair: 1, stack: 2, capture: 3, triple: 4 } as const;

export type PlayForm = keyof typeof formCode;

type FormCode = (typeof formCode)[PlayForm];

/** Each in the place of its {@link formCode}. */
const forms: readonly PlayForm[] = ['place', 'pair', 'stack', 'capture', 'triple'];

/** The fish of a play that takes none is the bait itself. */
export function packPlay(form: FormCode, bait: Kind, fish: Kind): Play {
  return brandPlay((form << 10) | (fish << 5) | bait);
}

export function baitOf(play: Play): Kind {
  return play & 31;
}

/** The bait's own kind if it takes none. */
export function fishOf(play: Play): Kind {
  return (play >> 5) & 31;
}

export function formCodeOf(play: Play): number {
  return play >> 10;
}

export function formOf(play: Play): PlayForm {
  const form = forms[formCodeOf(play)];
  invariant(form !== undefined, `${play} is a play`);
  return form;
}

/** One fish, or three (F2, F4). */
export function takesFish(play: Play): boolean {
  const form = formOf(play);
  return form === 'capture' || form === 'triple';
}

/** The bait included; none for a tile that is placed or stacked. */
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

/** In any of the forms {@link parseKind} knows, legal or not; undefined where it is no play. */
export function parsePlay(text: string): Play | undefined {
  const parts = /^([^x+*^]*)(?:(\^)|([x+])([^x+*^]*)(\*3)?)?$/.exec(text);
  const [, baitText = '', stack, sign, fishText, three] = parts ?? [];
  const bait = parseKind(baitText);
  if (bait === undefined) return undefined;
  if (stack !== undefined) return packPlay(formCode.stack, bait, bait);
  if (fishText === undefined) return packPlay(formCode.place, bait, bait);
  const fish = parseKind(fishText);
  if (fish === undefined) return undefined;
  if (sign === '+')
    return fish === bait && three === undefined ? packPlay(formCode.pair, bait, bait) : undefined;
  if (three === undefined) return packPlay(formCode.capture, bait, fish);
  return fish === bait ? packPlay(formCode.triple, bait, bait) : undefined;
}
