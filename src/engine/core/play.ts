declare const playBrand: unique symbol;

/** One play as a small integer. How it is packed is known to the family of games alone. */
export type Play = number & { readonly [playBrand]: true };

/**
 * The one cast: marks as a play a number that a family has packed, such as one that was kept in a
 * typed array.
 */
export function brandPlay(packed: number): Play {
  // biome-ignore lint/nursery/noUnsafeTypeAssertion: a brand can be given in no other way
  return packed as Play;
}
