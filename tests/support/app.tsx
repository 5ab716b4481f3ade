import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'zustand/vanilla';
import { createFaultStore } from '../../src/store/faults.ts';
import type { JoinNamed } from '../../src/store/joining.ts';
import { createInstallStore } from '../../src/store/offline/install.ts';
import { createPlaceStore } from '../../src/store/places.ts';
import type { Services, Stores } from '../../src/store/services.ts';
import { createLocalSource } from '../../src/store/table/localSource.ts';
import { App } from '../../src/ui/App.tsx';
import { loadSettingUp } from '../../src/ui/start/SettingUpPlaces.tsx';
import { loadAfterFirst } from '../../src/ui/whole/useAfterFirst.ts';
import {
  createMemoryStorage,
  type MemoryStorage,
  openSettings,
  openTable,
} from './browserParts.ts';
import { nothingJoins } from './joining.ts';
import { openLeft, servicesWith } from './services.ts';
import { Voice } from './Voice.tsx';

await loadAfterFirst();
await loadSettingUp();

/**
 * The whole app over a storage in memory, with services of a test's own where it brings some, and
 * somebody in front of it. Late families join as the test says; one that is there already, by
 * `joinClimbingPage`, is shown like any other.
 */
export function openApp(
  storage: MemoryStorage = createMemoryStorage(),
  own: Partial<Services> = {},
  joinNamed: JoinNamed = nothingJoins.joinNamed,
) {
  const services = servicesWith({ left: openLeft(storage), ...own });
  const table = openTable(storage, undefined, services.left.getState().leave);
  const settings = openSettings(storage);
  const user = userEvent.setup({ delay: null });
  const places = createPlaceStore(window);
  const install = createInstallStore(window);
  const stores = createStore<Stores | 'failed' | null>()(() => ({
    ...nothingJoins,
    settings,
    places,
    joinNamed,
    table: createLocalSource(table, settings),
    matches: table,
    services,
  }));
  const faults = createFaultStore(new EventTarget(), '');
  render(
    <App
      settings={settings}
      stores={stores}
      install={install}
      faults={faults}
      awaitsOther={false}
    />,
    { wrapper: Voice },
  );
  return { table, left: services.left, places, settings, storage, user };
}

/** A storage on which a table was left as `play` leaves it. */
export function storageAfter(play: (table: ReturnType<typeof openTable>) => void): MemoryStorage {
  const storage = createMemoryStorage();
  play(openTable(storage));
  return storage;
}
