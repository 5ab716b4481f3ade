import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createFaultStore } from '../../../src/store/faults.ts';
import { createPlaceStore } from '../../../src/store/places.ts';
import type { Stores } from '../../../src/store/services.ts';
import { createLocalSource } from '../../../src/store/table/localSource.ts';
import type { TableStore } from '../../../src/store/table/table.ts';
import { faultWords } from '../../../src/text/faultWords.ts';
import { languages } from '../../../src/text/languages.ts';
import { FaultBoundary } from '../../../src/ui/fault/FaultBoundary.tsx';
import { FaultPlace } from '../../../src/ui/fault/FaultPlace.tsx';
import {
  createMemoryStorage,
  openSettings,
  openShelf,
  openTable,
} from '../../support/browserParts.ts';
import { nothingJoins } from '../../support/joining.ts';
import { setupOf } from '../../support/matches.ts';
import { servicesWith } from '../../support/services.ts';

// React writes on the console what a boundary has caught.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/**
 * A page whose screens are their names, the one of which cannot be drawn.
 * @param storage where a match lies
 */
async function openBroken(broken: string, storage = createMemoryStorage()) {
  const table = openTable(storage);
  const settings = openSettings(storage);
  const places = createPlaceStore(window);
  const stores = createStore<Stores | 'failed' | null>()(() => ({
    settings,
    places,
    ...nothingJoins,
    table: createLocalSource(table, settings),
    matches: table,
    services: servicesWith({}),
  }));
  const faults = createFaultStore(new EventTarget(), '');
  const Screen = () => {
    const shown = places.getState().place?.room ?? table.getState().screen;
    if (shown === broken) throw new Error(`no ${broken} today`);
    return <h1>{shown}</h1>;
  };
  const user = userEvent.setup({ delay: null });
  const { unmount } = render(
    <StrictMode>
      <FaultBoundary
        instead={(error, goOn) => (
          <FaultPlace
            error={error}
            faults={faults}
            stores={stores}
            shelf={openShelf(storage)}
            onGoOn={goOn}
          />
        )}
      >
        <Screen />
      </FaultBoundary>
    </StrictMode>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { table, places, storage, user, unmount };
}

function storageAtTable() {
  const storage = createMemoryStorage();
  const table: TableStore = openTable(storage);
  table.getState().startMatch(setupOf(['person', 'greedy']));
  return storage;
}

const heading = () => screen.getByRole('heading', { level: 1 });
const home = () => screen.getByRole('button', { name: 'Go to the first page' });
const pressed = (name: string) => screen.getByRole('button', { name }).getAttribute('data-look');

test('a screen that cannot be drawn gives way to words, with the focus on their heading', async () => {
  await openBroken('table', storageAtTable());
  expect(heading()).toHaveTextContent('Something went wrong');
  expect(heading()).toHaveFocus();
  expect(document.title).toBe('Something went wrong');
  expect(screen.getByText('Your match is safe on this device.')).toBeVisible();
  expect(pressed('Reload the page')).toBe('main');
});

test.each(languages)('the page of a fault speaks %s', async (language) => {
  document.documentElement.lang = language;
  await openBroken('start');
  expect(heading()).toHaveTextContent(faultWords[language].title);
  expect(screen.getByText(faultWords[language].match.none)).toBeVisible();
});

test('the first page is one press away, with the match and the focus', async () => {
  const storage = storageAtTable();
  const { table, user } = await openBroken('table', storage);
  const { match } = table.getState();
  await user.click(home());
  expect(heading()).toHaveTextContent('start');
  expect(heading()).toHaveFocus();
  expect(table.getState().match).toBe(match);
  expect(openTable(storage).getState()).toMatchObject({ screen: 'start', match: { setup: {} } });
});

test('a room that cannot be drawn is left for the first page too', async () => {
  window.history.replaceState(null, '', '#history');
  const { places, user } = await openBroken('history', storageAtTable());
  await user.click(home());
  expect(places.getState().place).toBeNull();
  expect(heading()).toHaveTextContent('start');
});

test('the browser’s Back leads out of a room that cannot be drawn', async () => {
  const { places, unmount } = await openBroken('nothing');
  unmount();
  places.getState().goTo({ room: 'history' });
  await openBroken('history');
  expect(heading()).toHaveTextContent('Something went wrong');
  const gone = new Promise((resolve) => window.addEventListener('popstate', resolve));
  window.history.back();
  await act(() => gone);
  expect(heading()).toHaveTextContent('start');
});

test('a fault that comes back at once leads to the first page first', async () => {
  const storage = storageAtTable();
  const { unmount } = await openBroken('table', storage);
  expect(screen.queryByText(/^It stopped again/)).toBeNull();
  unmount();
  await openBroken('table', storage);
  expect(screen.getByText(/^It stopped again/)).toBeVisible();
  expect(pressed('Go to the first page')).toBe('main');
  expect(pressed('Reload the page')).toBe('plain');
});

test('a fault at another place than the last one is a new one', async () => {
  const { unmount } = await openBroken('table', storageAtTable());
  unmount();
  await openBroken('start');
  expect(screen.queryByText(/^It stopped again/)).toBeNull();
});

test('a match with which not even the first page can be drawn is set aside, whole', async () => {
  const storage = storageAtTable();
  openTable(storage).getState().show('start');
  const before = storage.texts.get('match');
  const { unmount } = await openBroken('start', storage);
  const begin = () => screen.queryByRole('button', { name: 'Begin without this match' });
  expect(begin()).toBeNull();
  unmount();
  const { user } = await openBroken('start', storage);
  const button = begin();
  expect(button).toBeVisible();
  if (button !== null) await user.click(button);
  expect(storage.texts.get('match')).toBeUndefined();
  expect(storage.texts.get('match/set-aside/1')).toBe(before);
});

test('a match that the browser does not keep is told of, and saved as a file', async () => {
  const storage = createMemoryStorage();
  storage.refusal = 'writing';
  const table = openTable(storage);
  table.getState().startMatch(setupOf(['person', 'greedy']));
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) saved.push(blob);
    return 'blob:';
  };
  const places = createPlaceStore(window);
  const settings = openSettings(storage);
  const stores = createStore<Stores | 'failed' | null>()(() => ({
    settings,
    places,
    ...nothingJoins,
    table: createLocalSource(table, settings),
    matches: table,
    services: servicesWith({}),
  }));
  const user = userEvent.setup({ delay: null });
  render(
    <FaultPlace
      error={new Error('broken')}
      faults={createFaultStore(window, '')}
      stores={stores}
      shelf={openShelf(storage)}
      onGoOn={() => undefined}
    />,
  );
  expect(await screen.findByText(/only this page has it/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save the record' }));
  expect(await saved[0]?.text()).toContain('"variant":"tiu-u"');
});

test('a match whose stores have not come is saved from where it lies', async () => {
  const storage = storageAtTable();
  render(
    <FaultPlace
      error="thrown as a text"
      faults={createFaultStore(window, '')}
      stores={createStore<Stores | 'failed' | null>()(() => null)}
      shelf={openShelf(storage)}
      onGoOn={() => undefined}
    />,
  );
  expect(await screen.findByText('Your match is safe on this device.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save the record' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Go to the first page' })).toBeNull();
});

test('the details tell the error and the browser, stay folded, and are copied', async () => {
  const { user } = await openBroken('table', storageAtTable());
  const text = screen.getByText(/Error: no table today/);
  expect(text).not.toBeVisible();
  await user.click(screen.getByText('Details for a report'));
  expect(text).toBeVisible();
  expect(text).toHaveTextContent(navigator.userAgent);
  await user.click(screen.getByRole('button', { name: 'Copy the details' }));
  expect(await navigator.clipboard.readText()).toBe(text.textContent);
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
});
