import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'zustand/vanilla';
import { createInstallStore } from '../../src/store/offline/install.ts';
import { createPlaceStore } from '../../src/store/places.ts';
import type { Services } from '../../src/store/services.ts';
import { App } from '../../src/ui/App.tsx';
import {
  createMemoryStorage,
  type MemoryStorage,
  openSettings,
  openTable,
} from './browserParts.ts';
import { Voice } from './Voice.tsx';
import './dialogs.ts';
import { loadParts } from '../../src/ui/useParts.ts';

await loadParts();

/** The whole app over a storage in memory, and somebody in front of it. */
export function openApp(storage: MemoryStorage = createMemoryStorage()) {
  const table = openTable(storage);
  const settings = openSettings(storage);
  window.scrollTo = () => undefined;
  // The page of an earlier test may have left its place in the history.
  window.history.replaceState(null, '', '/');
  const user = userEvent.setup({ delay: null });
  const places = createPlaceStore(window);
  const services = createStore<Services | null>()(() => null);
  const install = createInstallStore(window);
  render(<App stores={{ table, settings, places, services }} install={install} />, {
    wrapper: Voice,
  });
  return { table, places, services, settings, storage, user };
}

/** A storage on which a table was left as `play` leaves it. */
export function storageAfter(play: (table: ReturnType<typeof openTable>) => void): MemoryStorage {
  const storage = createMemoryStorage();
  play(openTable(storage));
  return storage;
}
