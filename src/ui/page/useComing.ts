import { useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand/vanilla';

const unsubscribe = (): void => undefined;
const subscribeToNothing = (): (() => void) => unsubscribe;

/**
 * Reads a store that comes after the first screen.
 * @param read must give the same value as long as the state is the same
 * @returns `otherwise` as long as the store, or the way to read it, has not come
 */
export function useComing<State, Read>(
  store: Pick<StoreApi<State>, 'subscribe' | 'getState'> | undefined,
  read: ((state: State) => Read) | undefined,
  otherwise: Read,
): Read {
  return useSyncExternalStore(
    store?.subscribe ?? subscribeToNothing,
    () => (store === undefined || read === undefined ? otherwise : read(store.getState())),
    () => otherwise,
  );
}
