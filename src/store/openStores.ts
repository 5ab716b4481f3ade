import { comesOnNewDay } from './days/lastDay.ts';
import { dayToday } from './dayToday.ts';
import type { Joining } from './joining.ts';
import { createLeftMatches } from './left/leftMatches.ts';
import { createPlaceStore } from './places.ts';
import type { Stores } from './services.ts';
import type { SettingsStore } from './settings.ts';
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
export function openStores(settings: SettingsStore, joining: Joining): Stores {
  const { joinNamed } = joining;
  const left = createLeftMatches(openShelf('left'), () => new Date());
  const { leave } = left.getState();
  const matches = createTableStore(
    joiningShelf(openShelf('match'), joinNamed),
    settings.getState,
    leave,
  );
  // A new day begins with what is new; the match waits there, a tap away.
  const isAway = matches.getState().screen !== 'start';
  if (comesOnNewDay(() => localStorage, dayToday()) && isAway) matches.getState().show('start');
  return {
    ...joining,
    settings,
    places: createPlaceStore(window),
    table: createLocalSource(matches, settings),
    matches,
    services: startServices(matches, settings, joinNamed, left),
  };
}
