import { expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { findVariant } from '../../../src/engine/index.ts';
import type { Stores } from '../../../src/store/services.ts';
import { createSettingsStore } from '../../../src/store/settings.ts';
import { openShelf } from '../../../src/store/shelf/deviceShelves.ts';
import { createSpokenStore } from '../../../src/ui/voice/spoken.ts';
import { loadStores } from '../../../src/ui/whole/useAfterFirst.ts';
import { sapNgWu } from '../../records/climbing/sample.ts';
import { openKeptDatabase } from '../../support/kept.ts';

const saved = {
  version: 1,
  screen: 'table',
  records: `${JSON.stringify(sapNgWu)}\n`,
  picks: [],
};

/** A page over this browser, which says the words that are wanted as soon as it is told to. */
function openPage() {
  const spoken = createSpokenStore();
  const settings = createSettingsStore(openShelf('settings'));
  const stores = createStore<Stores | 'failed' | null>()(() => null);
  const loading = loadStores(stores, settings, spoken);
  const speak = () => spoken.setState(({ wanted }) => ({ known: wanted }));
  return { stores, spoken, loading, speak };
}

test('the match on a device is opened once its family has joined, and not before', async () => {
  await openKeptDatabase([]);
  localStorage.setItem('fifteen-lakes/match', JSON.stringify(saved));
  const { stores, spoken, loading, speak } = openPage();
  await vi.waitFor(() => expect(spoken.getState().wanted).toEqual(['climbing']), 30_000);
  expect(stores.getState()).toBeNull();
  expect(findVariant('sap-ng-wu')).toBeUndefined();
  speak();
  await loading;
  const opened = stores.getState();
  if (opened === null || opened === 'failed') throw new Error('the stores have opened');
  const { match, trouble } = opened.matches.getState();
  expect(match?.setup.variant).toBe('sap-ng-wu');
  expect(trouble).toBeNull();
  expect(opened.joinNamed('sap-ng-wu')).toBeUndefined();
});
