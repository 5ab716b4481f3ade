import { useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { Stores } from '../../store/services.ts';
import { useTable } from '../useTable.ts';

/** Whether something has been played on this device; false until the stores have come. */
export function useIsBack(stores: Stores | undefined): boolean {
  const hasMatch = useTable(stores?.table, ({ round }) => round !== null, false);
  const hasLeft = useLate(stores?.services.left, ({ left }) => left.length > 0);
  const hasTables = useLate(stores?.services.tables, ({ tables }) => tables.length > 0);
  return hasMatch || hasLeft || hasTables;
}

const unsubscribe = (): void => undefined;
const subscribeToNothing = (): (() => void) => unsubscribe;

function useLate<State>(store: StoreApi<State> | undefined, read: (state: State) => boolean) {
  return useSyncExternalStore(
    store?.subscribe ?? subscribeToNothing,
    () => store !== undefined && read(store.getState()),
    () => false,
  );
}
