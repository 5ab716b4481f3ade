/**
 * States what must hold if our own code is right. Mistakes of players never come here: those are
 * returned.
 * @throws Error when the condition is false
 */
export function invariant(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(`Invariant broken: ${message}`);
}
