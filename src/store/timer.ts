/** Calls back after so many milliseconds; the function it gives back calls that off. */
export type Timer = (callback: () => void, milliseconds: number) => () => void;

/** The timer of the browser. */
export function browserTimer(callback: () => void, milliseconds: number): () => void {
  const timeout = setTimeout(callback, milliseconds);
  return () => clearTimeout(timeout);
}
