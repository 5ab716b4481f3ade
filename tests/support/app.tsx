import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createSettingsStore } from '../../src/store/settings.ts';
import { createShelf } from '../../src/store/shelf.ts';
import { App } from '../../src/ui/App.tsx';
import { createMemoryStorage, type MemoryStorage, openTable } from './browserParts.ts';
import './dialogs.ts';
import { loadAllParts } from '../../src/ui/later.ts';

await loadAllParts();

/** The whole app over a storage in memory, and somebody in front of it. */
export function openApp(storage: MemoryStorage = createMemoryStorage()) {
  const table = openTable(storage);
  const settings = createSettingsStore(createShelf('settings', () => storage, new EventTarget()));
  window.scrollTo = () => undefined;
  const user = userEvent.setup({ delay: null });
  render(<App store={table} settings={settings} />);
  return { table, settings, storage, user };
}

/** A storage on which a table was left as `play` leaves it. */
export function storageAfter(play: (table: ReturnType<typeof openTable>) => void): MemoryStorage {
  const storage = createMemoryStorage();
  play(openTable(storage));
  return storage;
}
