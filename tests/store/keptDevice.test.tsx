import * as v from 'valibot';
import { expect, test } from 'vitest';
import { dayToday } from '../../src/store/dayToday.ts';
import { createLedgerStore } from '../../src/store/ledger/ledgerStore.ts';
import { openStores } from '../../src/store/openStores.ts';
import { createSettingsStore } from '../../src/store/settings.ts';
import { openShelf } from '../../src/store/shelf/deviceShelves.ts';
import { nothingJoins } from '../support/joining.ts';
import {
  keptEntries,
  openKeptDatabase,
  readKept,
  shownSettings,
  sightOfHistory,
  sightOfLedger,
  sightOfLeft,
  sightOfLessons,
  sightOfSettings,
  sightOfTable,
} from '../support/kept.ts';

/** Devices that were kept before there was anything of these had none. */
const noneYet = { left: [], tables: [], lastPlayed: null };

const devices = v.strictObject({
  ...keptEntries,
  shown: v.pipe(
    v.looseObject({ settings: shownSettings }),
    v.transform((shown) => ({ ...noneYet, ...shown })),
  ),
  texts: v.record(v.string(), v.string()),
  entries: v.array(v.tuple([v.string(), v.unknown()])),
  again: v.exactOptional(v.array(v.tuple([v.string(), v.unknown()]))),
});

/** What is seen of everything that this browser has kept, opened as the app opens it. */
async function sightOfDevice() {
  const settings = createSettingsStore(openShelf('settings'));
  const { table, matches, services } = openStores(settings, nothingJoins);
  const { history, ledgerShelf, lessons, setAside, left, tables, lastPlayed } = services;
  return {
    table: sightOfTable({ ...table.getState(), ...matches.getState() }),
    settings: sightOfSettings(settings),
    ledger: sightOfLedger(createLedgerStore(ledgerShelf).getState()),
    lessons: sightOfLessons(lessons),
    history: await sightOfHistory(history),
    setAside: setAside.list(),
    left: left.getState().left.map(sightOfLeft),
    tables: tables.getState().tables,
    lastPlayed: lastPlayed(),
  };
}

test.each(readKept('devices', devices))(
  'a whole device opens as it was left, and nothing on it changes: $name',
  async ({ texts, entries, shown, again = entries }) => {
    localStorage.clear();
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
    const valuesNow = await openKeptDatabase(entries);
    expect(await sightOfDevice()).toEqual(shown);
    // Only the day on which it was opened is new.
    expect({ ...localStorage }).toEqual({ ...texts, 'fifteen-lakes/last-day': dayToday() });
    expect(JSON.stringify(await valuesNow())).toBe(JSON.stringify(again));
  },
);
