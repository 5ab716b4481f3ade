import type { Joining } from './joining.ts';
import { createLeftMatches } from './left/leftMatches.ts';
import type { FirstStores, Stores } from './services.ts';
import { openShelf } from './shelf/deviceShelves.ts';
import { joiningShelf } from './shelf/joiningShelf.ts';
import { startServices } from './startServices.ts';
import { createLocalSource } from './table/localSource.ts';
import { createTableStore } from './table/table.ts';

/** Texts on this device whose records are read at start: the match and the waiting rounds. */
export function textsOnDevice(): string {
  const texts = (['match', 'waiting'] as const).map((name) => openShelf(name).read());
  return texts.map((text) => (text.ok ? text.value : '')).join('\n');
}

/** The families that the matches on this device name must have joined. */
export function openStores(first: FirstStores, joining: Joining): Stores {
  const { joinNamed } = joining;
  const left = createLeftMatches(openShelf('left'), () => new Date());
  const { leave } = left.getState();
  const matches = createTableStore(
    joiningShelf(openShelf('match'), joinNamed),
    first.settings.getState,
    leave,
  );
  return {
    ...first,
    ...joining,
    table: createLocalSource(matches, first.settings),
    matches,
    services: startServices(matches, first.settings, joinNamed, left),
  };
}
