import type { AtTable, TableSource } from './source.ts';

interface Changing {
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * A source of what is read from several stores.
 * @param read must give the same object as long as nothing has changed
 * @param stores tell when something may have
 */
export function sourceOf(read: () => AtTable, stores: readonly Changing[]): TableSource {
  return {
    getState: read,
    getInitialState: read,
    subscribe: (listener) => {
      let before = read();
      const tell = (): void => {
        const last = before;
        before = read();
        if (before !== last) listener(before, last);
      };
      const stops = stores.map((store) => store.subscribe(tell));
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
