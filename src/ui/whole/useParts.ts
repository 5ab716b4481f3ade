import type { FirstStores, StoresStore } from '../../store/services.ts';
import { type Coming, later, useLater } from '../load/later.ts';
import type { Parts } from './afterFirst.ts';

const theParts = later(async () => (await import('./afterFirst.ts')).parts);

/** Loads the parts, at the latest when they are needed. */
export const loadParts = theParts.load;

/** Opens everything the screens draw upon, once that which does it has come. Rejects offline. */
export async function loadStores(stores: StoresStore, first: FirstStores): Promise<void> {
  const { openStores } = await theParts.load();
  stores.setState(openStores(first), true);
}

/**
 * The parts of the app that come right after its first screen, so that a connection lost later is
 * not missed.
 */
export function useParts(): Coming<Parts> {
  return useLater(theParts);
}
