import type { Seat } from './seat.ts';

declare const playBrand: unique symbol;

/** One play as a small integer. How it is packed is known to the family of games alone. */
export type Play = number & { readonly [playBrand]: true };

/** The one cast: the number is one that a family has packed, such as one kept in a typed array. */
export function brandPlay(packed: number): Play {
  // biome-ignore lint/nursery/noUnsafeTypeAssertion: a brand can be given in no other way
  return packed as Play;
}

/** As everybody at the table has seen it. */
export interface SeenPlay<Phase extends string = string> {
  readonly seat: Seat;
  readonly phase: Phase;
  readonly play: Play;
}

/** Without anything else that may hang on the plays, such as positions. */
export function seenPlays<Phase extends string>(
  plays: readonly SeenPlay<Phase>[],
): readonly SeenPlay<Phase>[] {
  return plays.map(({ seat, phase, play }) => ({ seat, phase, play }));
}
