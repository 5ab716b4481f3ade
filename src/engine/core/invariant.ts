/** Throws where our own code is wrong. Mistakes of players are returned and never come here. */
export function invariant(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(`Invariant broken: ${message}`);
}
