/** Where the browser keeps texts by name; `localStorage` is one. Any call may throw. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'length' | 'key'>;

/** A text beside the one on a shelf, so that this one is short. What has a name never changes. */
export interface TextBeside {
  readonly name: string;
  /** Called only where the text is not there yet. */
  readonly text: () => string;
}

export function besideKey(shelf: string, name: string): string {
  return `${shelf}/beside/${name}`;
}

/** Throws where the browser does not tell. */
export function keysBeside(storage: TextStorage, shelf: string): readonly string[] {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  return keys.filter((key) => key.startsWith(besideKey(shelf, '')));
}

export function drop(storage: () => TextStorage, keys: readonly string[]): void {
  try {
    for (const key of keys) storage().removeItem(key);
  } catch {
    // A text that nothing names does no harm, and goes with what is written next.
  }
}
