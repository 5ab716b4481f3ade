/** Returns what calls the callback off. */
export type Timer = (callback: () => void, milliseconds: number) => () => void;

export function browserTimer(callback: () => void, milliseconds: number): () => void {
  const timeout = setTimeout(callback, milliseconds);
  return () => clearTimeout(timeout);
}
