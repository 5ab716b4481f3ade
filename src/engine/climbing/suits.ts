import { invariant } from '../core/invariant.ts';
import type { Kind } from '../core/kind.ts';
import { parseKind } from '../core/parseKind.ts';

/** The kinds of a suit from high to low; those of one step are equals (W2). */
export type Suit = readonly (readonly Kind[])[];

/** High to low, `=` between equals: `63 62=53 52 32`. Throws where the text is none. */
export function suitOf(text: string): Suit {
  return text.split(' ').map((step) => step.split('=').map(knownKind));
}

/** As RULES.md lists them: `65 64 61 51`. Throws where the text is none. */
export function kindsOf(text: string): readonly Kind[] {
  return text.split(' ').map(knownKind);
}

export interface SuitPlace {
  readonly suit: number;
  readonly height: number;
}

/** Undefined for a kind that is in none of them. */
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
