import type { FirstStores, StoresStore } from '../../store/services.ts';
import { type Coming, later, useLater } from '../load/later.ts';
import type { Parts } from './afterFirst.ts';

const theParts = later(async () => (await import('./afterFirst.ts')).parts);

/** Loads the parts. */
export const loadParts = theParts.load;

/** Opens the stores of the match as soon as the parts have loaded. Rejects offline. */
export async function loadStores(stores: StoresStore, first: FirstStores): Promise<void> {
  const { openStores } = await theParts.load();
  stores.setState(openStores(first), true);
}

/**
 * The parts of the app that load right after its first screen, and not only when they are needed:
 * the connection may be lost by then.
 */
export function useParts(): Coming<Parts> {
  return useLater(theParts);
}
