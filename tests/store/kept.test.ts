import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { formatRecord } from '../../src/records/formatRecord.ts';
import { createWaitingRounds } from '../../src/store/history/waitingRounds.ts';
import { createLedgerStore } from '../../src/store/ledger/ledgerStore.ts';
import { createLessonProgress, firstPlace } from '../../src/store/lessons/lessonProgress.ts';
import { formatMatch, readMatch } from '../../src/store/match/matchRecords.ts';
import { createPuzzleDays } from '../../src/store/puzzles/puzzleDays.ts';
import { createSettingsStore } from '../../src/store/settings.ts';
import { openShelf } from '../../src/store/shelf/deviceShelves.ts';
import { createSetAsideTexts } from '../../src/store/shelf/setAside.ts';
import { createTableStore } from '../../src/store/table/table.ts';
import { noTaps } from '../support/browserParts.ts';
import { playedRound } from '../support/fishing.ts';
import {
  goOnAt,
  inOneText,
  keptEntries,
  mirroredRecords,
  openKeptBrowser,
  readKept,
  shownSettings,
  sightOfLedger,
  sightOfLessons,
  sightOfSettings,
  sightOfTable,
  triedRecords,
} from '../support/kept.ts';
import { matchOf } from '../support/matches.ts';
import { unwrap } from '../support/table.ts';

/** A text as it was kept, and where that is another one, as it is written now. */
const textEntries = { ...keptEntries, text: v.string(), again: v.exactOptional(v.string()) };

const texts = v.strictObject(textEntries);
const chosenTexts = v.strictObject({ ...textEntries, shown: shownSettings });
const matches = v.strictObject({
  ...textEntries,
  /** The texts beside it, by their keys. */
  beside: v.exactOptional(v.record(v.string(), v.string())),
  next: v.exactOptional(v.string()),
  mirrored: v.nullable(v.string()),
  tried: v.string(),
});

const keys = {
  match: 'fifteen-lakes/match',
  settings: 'fifteen-lakes/settings',
  ledger: 'fifteen-lakes/ledger',
  lessons: 'fifteen-lakes/lessons',
  puzzles: 'fifteen-lakes/puzzles',
  waiting: 'fifteen-lakes/waiting',
} as const;

/**
 * A page that finds a text under a key, and what lies in its browser: nothing else, as long as
 * nothing is set aside.
 */
async function browserWith(
  key: string,
  text: string,
  beside: Readonly<Record<string, string>> = {},
) {
  const browser = await openKeptBrowser({ [key]: text, ...beside });
  return { textsNow: () => Object.fromEntries(browser.texts) };
}

describe('a match that somebody has left', () => {
  test.each(readKept('matches', matches))(
    'is found as it was, and is written as it was: $name',
    async ({ text, beside, shown, again, next, mirrored, tried }) => {
      const found = { [keys.match]: text, ...beside };
      const { textsNow } = await browserWith(keys.match, text, beside);
      const wholeNow = () => inOneText(keys.match, textsNow());
      const table = createTableStore(openShelf('match'), () => noTaps);
      expect(sightOfTable(table.getState())).toEqual(shown);
      expect(textsNow()).toEqual(found);
      expect(table.getState().saveAgain()).toBe(true);
      if (beside !== undefined) expect(textsNow()).toEqual(found);
      expect(wholeNow()).toBe(again ?? inOneText(keys.match, found));
      const reloaded = createTableStore(openShelf('match'), () => noTaps);
      expect(sightOfTable(reloaded.getState())).toEqual(shown);
      const match = matchOf(reloaded);
      expect(mirroredRecords(match)).toBe(mirrored);
      expect(triedRecords(match)).toBe(tried);
      if (next === undefined) return;
      goOnAt(reloaded);
      expect(reloaded.getState().trouble).toBeNull();
      expect(wholeNow()).toBe(next);
    },
  );

  test.each(readKept('matchFiles', texts))(
    'opens from the file it was saved as, and is saved as the same file: $name',
    async ({ text, shown, again = text }) => {
      await openKeptBrowser({});
      const match = unwrap(readMatch(text));
      expect(formatMatch(match)).toBe(again);
      const table = createTableStore(openShelf('match'), () => noTaps);
      table.getState().openMatch(match);
      expect(sightOfTable(table.getState())).toEqual(shown);
      expect(sightOfTable(createTableStore(openShelf('match'), () => noTaps).getState())).toEqual(
        shown,
      );
    },
  );
});

describe('settings that somebody has chosen', () => {
  test.each(readKept('settings', chosenTexts))(
    'are in force, and are written as they were: $name',
    async ({ text, shown, again = text }) => {
      const { textsNow } = await browserWith(keys.settings, text);
      const store = createSettingsStore(openShelf('settings'));
      expect(sightOfSettings(store)).toEqual(shown);
      store.getState().change({});
      expect(textsNow()).toEqual({ [keys.settings]: again });
    },
  );
});

describe('a ledger that somebody has left', () => {
  test.each(readKept('ledgers', texts))(
    'is found as it was, and is written as it was: $name',
    async ({ text, shown, again = text }) => {
      const { textsNow } = await browserWith(keys.ledger, text);
      const store = createLedgerStore(openShelf('ledger'));
      expect(sightOfLedger(store.getState())).toEqual(shown);
      expect(textsNow()).toEqual({ [keys.ledger]: text });
      store.getState().choose(store.getState().seat);
      expect(textsNow()).toEqual({ [keys.ledger]: again });
      expect(sightOfLedger(createLedgerStore(openShelf('ledger')).getState())).toEqual(shown);
    },
  );
});

describe('the progress in the lessons', () => {
  test.each(readKept('lessons', texts))(
    'is found as it was, and is written as it was: $name',
    async ({ text, shown, again = text }) => {
      const { textsNow } = await browserWith(keys.lessons, text);
      const store = createLessonProgress(openShelf('lessons'));
      expect(sightOfLessons(store)).toEqual(shown);
      const { places } = store.getState();
      expect(textsNow()).toEqual({ [keys.lessons]: text });
      // What tells nothing new is not written: somebody goes further in a lesson, and back to where
      // it was left.
      store.getState().keepPlace('fish', { step: 999, plays: [], answered: [] });
      store.getState().keepPlace('fish', places.fish ?? firstPlace);
      expect(textsNow()).toEqual({ [keys.lessons]: again });
    },
  );
});

describe('what came of the puzzles of the days', () => {
  test.each(readKept('puzzles', texts))(
    'is found as it was, and is written as it was: $name',
    async ({ text, shown, again = text }) => {
      const { textsNow } = await browserWith(keys.puzzles, text);
      const store = createPuzzleDays(openShelf('puzzles'));
      const { trouble, days, answer } = store.getState();
      expect({ trouble, days }).toEqual(shown);
      expect(textsNow()).toEqual({ [keys.puzzles]: text });
      // What tells nothing new is not written.
      answer('2026-05-01', 'tiu-u k3Zq_1Aw', false);
      expect(textsNow()).toEqual({ [keys.puzzles]: again });
    },
  );
});

test.each(
  readKept('setAside', v.strictObject({ ...keptEntries, texts: v.record(v.string(), v.string()) })),
)(
  'texts that were set aside are listed, and go one by one: $name',
  async ({ texts: kept, shown }) => {
    const { texts: now } = await openKeptBrowser(kept);
    const setAside = createSetAsideTexts(() => localStorage);
    expect(setAside.list()).toEqual(shown);
    expect(Object.fromEntries(now)).toEqual(kept);
    for (const one of setAside.list()) expect(setAside.drop(one)).toBe(true);
    expect([...now.keys()]).toEqual([]);
  },
);

describe('rounds that wait for the history', () => {
  test.each(readKept('waiting', texts))(
    'are found as they were, and are written as they were: $name',
    async ({ text, shown, again = text }) => {
      const { textsNow } = await browserWith(keys.waiting, text);
      const told: unknown[] = [];
      const waiting = createWaitingRounds(openShelf('waiting'), {
        now: () => new Date(0),
        tell: (what) => told.push(what),
      });
      const rounds = waiting.list().map(({ match, number, round: record }) => {
        const { position } = playedRound(record);
        const { variant, players, plays } = record;
        return { match, number, variant, players, plays: plays.length, phase: position.phase };
      });
      expect(rounds).toEqual(shown);
      expect(told).toEqual([]);
      expect(waiting.writeAgain()).toEqual([]);
      expect(textsNow()).toEqual({ [keys.waiting]: again });
      for (const { round } of waiting.list()) {
        expect(text).toContain(JSON.stringify(formatRecord(round)));
      }
    },
  );
});
