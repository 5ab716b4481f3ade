import type { FirstStores, StoresStore } from '../../store/services.ts';
import { type Coming, later, useLater } from '../load/later.ts';
import type { AfterFirst } from './afterFirst.ts';

const theRest = later(async () => (await import('./afterFirst.ts')).afterFirst);

/** Loads what comes after the first screen. */
export const loadAfterFirst = theRest.load;

/** Opens the stores of the match as soon as what opens them has loaded. Rejects offline. */
export async function loadStores(stores: StoresStore, first: FirstStores): Promise<void> {
  const { openStores } = await theRest.load();
  stores.setState(openStores(first), true);
}

/**
 * What comes after the first screen. It loads at once and not only when it is needed: the
 * connection may be lost by then.
 */
export function useAfterFirst(): Coming<AfterFirst> {
  return useLater(theRest);
}
