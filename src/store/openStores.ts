import type { JoinNamed } from './joining.ts';
import { createLeftMatches } from './left/leftMatches.ts';
import type { FirstStores, Stores } from './services.ts';
import { openShelf } from './shelf/deviceShelves.ts';
import { joiningShelf } from './shelf/joiningShelf.ts';
import { startServices } from './startServices.ts';
import { createLocalSource } from './table/localSource.ts';
import { createTableStore } from './table/table.ts';

/** The texts on this device that hold records which are read at once, one after the other. */
export function textsOnDevice(): string {
  const texts = (['match', 'waiting'] as const).map((name) => openShelf(name).read());
  return texts.map((text) => (text.ok ? text.value : '')).join('\n');
}

/**
 * Opens the matches that lie on this device, beside the stores that the first screen has, and
 * starts what goes on beside it. The families that it names must have joined.
 */
export function openStores(first: FirstStores, joinNamed: JoinNamed): Stores {
  const left = createLeftMatches(openShelf('left'), () => new Date());
  const { leave } = left.getState();
  const matches = createTableStore(joiningShelf(openShelf('match'), joinNamed), leave);
  return {
    ...first,
    joinNamed,
    table: createLocalSource(matches, first.settings),
    matches,
    services: startServices(matches, first.settings, joinNamed, left),
  };
}
