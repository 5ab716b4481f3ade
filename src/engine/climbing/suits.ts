import { invariant } from '../core/invariant.ts';
import type { Kind } from '../core/kind.ts';
import { parseKind } from '../core/parseKind.ts';

/** The kinds of a suit from high to low; those of one step are equals (W2). */
export type Suit = readonly (readonly Kind[])[];

/**
 * A suit as RULES.md writes it, high to low, `=` between equals: `63 62=53 52 32`. The text is
 * known while writing code.
 */
export function suitOf(text: string): Suit {
  return text.split(' ').map((step) => step.split('=').map(knownKind));
}

/** Kinds as RULES.md lists them: `65 64 61 51`. The text is known while writing code. */
export function kindsOf(text: string): readonly Kind[] {
  return text.split(' ').map(knownKind);
}

/** Where a kind stands: the number of its suit, and how many steps of the suit lie below it. */
export interface SuitPlace {
  readonly suit: number;
  readonly height: number;
}

/** Where a kind stands among suits, or undefined for one that is in none of them. */
export function suitPlaceOf(suits: readonly Suit[], kind: Kind): SuitPlace | undefined {
  for (const [number, suit] of suits.entries()) {
    const step = suit.findIndex((equals) => equals.includes(kind));
    if (step >= 0) return { suit: number, height: suit.length - 1 - step };
  }
  return undefined;
}

function knownKind(text: string): Kind {
  const kind = parseKind(text);
  invariant(kind !== undefined, `${text} is a kind`);
  return kind;
}
