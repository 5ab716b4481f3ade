import { useSyncExternalStore } from 'react';
import type { TableState, TableStore } from '../store/table/table.ts';

const unsubscribe = (): void => undefined;
const subscribeToNothing = (): (() => void) => unsubscribe;

/**
 * Reads the table, which comes after the first screen.
 * @param read must give the same value as long as the state is the same
 * @returns `otherwise` as long as the table, or the way to read it, has not come
 */
export function useTable<Read>(
  table: TableStore | undefined,
  read: ((state: TableState) => Read) | undefined,
  otherwise: Read,
): Read {
  return useSyncExternalStore(
    table?.subscribe ?? subscribeToNothing,
    () => (table === undefined || read === undefined ? otherwise : read(table.getState())),
    () => otherwise,
  );
}
