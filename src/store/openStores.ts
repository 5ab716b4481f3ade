import type { FirstStores, Stores } from './services.ts';
import { openShelf } from './shelf/deviceShelves.ts';
import { startServices } from './startServices.ts';
import { createTableStore } from './table/table.ts';

/**
 * Opens the match that lies on this device, beside the stores that the first screen has, and starts
 * what goes on beside it.
 */
export function openStores(first: FirstStores): Stores {
  const table = createTableStore(openShelf('match'));
  return { ...first, table, services: startServices({ ...first, table }) };
}
