import { createStore } from 'zustand/vanilla';
import { openShelf } from './deviceShelves.ts';
import type { FirstStores, Services, Stores } from './services.ts';
import { startServices } from './startServices.ts';
import { createTableStore } from './table.ts';

/** Opens the match that lies on this device, beside the stores that the first screen has, and starts what goes on beside it. */
export function openStores(first: FirstStores): Stores {
  const table = createTableStore(openShelf('match'));
  const services = createStore<Services | null>()(() => startServices({ ...first, table }));
  return { ...first, table, services };
}
