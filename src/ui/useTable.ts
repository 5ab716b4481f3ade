import { useSyncExternalStore } from 'react';
import type { AtTable, TableSource } from '../store/table/source.ts';

const unsubscribe = (): void => undefined;
const subscribeToNothing = (): (() => void) => unsubscribe;

/**
 * Reads the table, which comes after the first screen.
 * @param read must give the same value as long as the table is the same
 * @returns `otherwise` as long as the table, or the way to read it, has not come
 */
export function useTable<Read>(
  table: TableSource | undefined,
  read: ((at: AtTable) => Read) | undefined,
  otherwise: Read,
): Read {
  return useSyncExternalStore(
    table?.subscribe ?? subscribeToNothing,
    () => (table === undefined || read === undefined ? otherwise : read(table.getState())),
    () => otherwise,
  );
}
