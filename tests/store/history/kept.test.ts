import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { invariant } from '../../../src/engine/index.ts';
import { parseLink } from '../../../src/records/link.ts';
import { roundIdOf } from '../../../src/records/roundId.ts';
import { type Puzzle, puzzlesOf } from '../../../src/review/puzzles.ts';
import type { Review } from '../../../src/review/review.ts';
import type { DealPlayed } from '../../../src/store/history/dayPlayed.ts';
import { dealsIn } from '../../../src/store/history/playedDays.ts';
import { parseSettings } from '../../../src/store/history/settingsInFile.ts';
import { startHistory } from '../../../src/store/history/startHistory.ts';
import { createKeptReviewer } from '../../../src/store/reviewing/keptReviewer.ts';
import { openShelf } from '../../../src/store/shelf/deviceShelves.ts';
import { createTableStore } from '../../../src/store/table/table.ts';
import { noTaps } from '../../support/browserParts.ts';
import { nobodyJoins } from '../../support/joining.ts';
import {
  keptEntries,
  openKeptBrowser,
  readKept,
  sightOfHistory,
  withSettingsSince,
} from '../../support/kept.ts';
import { exportedText } from '../../support/memoryChest.ts';
import { unwrap } from '../../support/table.ts';

const values = v.array(v.tuple([v.string(), v.unknown()]));

const chests = v.strictObject({
  ...keptEntries,
  entries: values,
  /**
   * What lies there once it was looked at, where that is something else: the other half of a round
   * has mended one half.
   */
  again: v.exactOptional(values),
  /**
   * Of the reviews by the codes of their rounds, with how many samples they were made, and whether
   * that is as exact as it gets.
   */
  reviews: v.record(
    v.string(),
    v.nullable(v.strictObject({ samples: v.number(), isLast: v.boolean() })),
  ),
  settings: v.unknown(),
  file: v.string(),
});

const files = v.strictObject({
  ...keptEntries,
  text: v.string(),
  added: v.number(),
  again: v.exactOptional(v.string()),
});

const waitingLists = v.strictObject({
  ...keptEntries,
  text: v.string(),
  shown: v.array(
    v.pipe(
      v.looseObject({ match: v.string(), number: v.number() }),
      v.transform(({ match, number }) => ({ match, number })),
    ),
  ),
});

/** The history of a page that is opened where nobody sits at the table. */
function openPage() {
  return startHistory(
    createTableStore(openShelf('match'), () => noTaps),
    nobodyJoins,
  ).history;
}

/** The settings that lie in what was kept. */
function settingsIn(json: unknown) {
  const settings = parseSettings(json);
  invariant(settings !== undefined, 'there are settings');
  return settings;
}

const quiet = { onProgress: () => undefined, signal: new AbortController().signal };

interface Told {
  readonly review: Review;
  readonly isLast: boolean;
}

/**
 * What is told of a round at once, without reckoning anything: its review as it was kept, null
 * where it has to be reckoned anew. Whoever is asked for a more exact one answers with what there
 * is.
 */
function reviewKept(history: ReturnType<typeof openPage>, id: string): Promise<Told | null> {
  return new Promise((resolve, reject) => {
    let kept: Told | null = null;
    const reviewer = createKeptReviewer(
      {
        expect: () => undefined,
        review: (_, { onReview }) => {
          if (kept === null) resolve(null);
          else onReview(kept.review, kept.isLast);
          return () => undefined;
        },
      },
      history,
    );
    reviewer.review(unwrap(parseLink(id)), {
      onJudged: () => undefined,
      onShare: () => undefined,
      onFailure: () => reject(new Error('the review has failed')),
      onReview: (review, isLast) => {
        // One that is not as exact as it gets is told once more, by whoever was asked.
        if (isLast || kept !== null) resolve({ review, isLast });
        kept = { review, isLast };
      },
    });
  });
}

/** A round as it is kept, with the puzzles that were found in it since, where any were sought. */
function withPuzzles(value: unknown, found: readonly Puzzle[] | undefined): unknown {
  if (found === undefined) return value;
  const puzzles = found.map((puzzle) => ({ ...puzzle, outcome: null }));
  return { ...v.parse(v.looseObject({}), value), puzzles };
}

function byDate({ day: one }: DealPlayed, { day: other }: DealPlayed): number {
  return one.date < other.date ? -1 : 1;
}

describe('a history', () => {
  const kept = readKept('chests', chests);

  test.each(kept)(
    'is found as it was, and stays as it was: $name',
    async ({ entries, shown, again = entries }) => {
      const browser = await openKeptBrowser({}, entries);
      expect(JSON.stringify(await browser.valuesNow())).toBe(JSON.stringify(entries));
      const history = openPage();
      const sight = await sightOfHistory(history);
      expect(sight).toEqual(shown);
      expect(JSON.stringify(await browser.valuesNow())).toBe(JSON.stringify(again));
      const ids = history.state.getState().stock?.rounds.map(({ id }) => id) ?? [];
      await history.remove(ids);
      expect((await sightOfHistory(history)).rounds).toEqual([]);
      await history.putBack();
      expect(await sightOfHistory(openPage())).toEqual(shown);
      expect(JSON.stringify(await browser.valuesNow())).toBe(JSON.stringify(again));
    },
  );

  test.each(kept)(
    'is saved as the same file, which brings it to another device: $name',
    async ({ entries, settings, file, shown }) => {
      await openKeptBrowser({}, entries);
      const chosen = settingsIn(settings);
      const deals = (await openPage().dealsPlayed()) ?? [];
      const here = openPage();
      expect(await exportedText(here, chosen)).toBe(withSettingsSince(file));
      const { stock } = here.state.getState();
      expect(deals.toSorted(byDate)).toEqual(dealsIn(stock?.rounds ?? []).toSorted(byDate));
      await openKeptBrowser({});
      const elsewhere = openPage();
      const added = await elsewhere.add(file, quiet);
      const { rounds } = await sightOfHistory(elsewhere);
      expect(shown).toMatchObject({ rounds });
      expect(added).toMatchObject({ added: rounds.length, known: 0, wrong: [], cutShort: null });
      expect(await exportedText(elsewhere, chosen)).toBe(withSettingsSince(file));
    },
  );

  test.each(kept)(
    'tells of its reviews what was kept, and keeps them as they were: $name',
    async ({ entries, reviews, again = entries }) => {
      const browser = await openKeptBrowser({}, entries);
      const history = openPage();
      const begun = new Map<string, readonly Puzzle[]>();
      for (const [id, told] of Object.entries(reviews)) {
        const review = await reviewKept(history, id);
        if (review?.isLast === false) {
          const { variant } = unwrap(parseLink(id));
          begun.set(`kept/${roundIdOf(unwrap(parseLink(id)))}`, puzzlesOf(review.review, variant));
        }
        expect(review && { samples: review.review.samples, isLast: review.isLast }).toEqual(told);
        expect(review?.review.plays.length ?? null).toBe(
          told && unwrap(parseLink(id)).plays.length,
        );
      }
      await history.open();
      // What goes on finds the puzzles anew, as they are told by now.
      const found = again.map(([key, value]) => [key, withPuzzles(value, begun.get(key))]);
      expect(JSON.stringify(await browser.valuesNow())).toBe(JSON.stringify(found));
    },
  );

  test.each(readKept('waiting', waitingLists))(
    'takes the rounds that wait for it: $name',
    async ({ text, shown: waited }) => {
      const browser = await openKeptBrowser({ 'fifteen-lakes/waiting': text });
      const { rounds, trouble } = await sightOfHistory(openPage());
      expect(trouble).toBeNull();
      expect(rounds).toHaveLength(waited.length);
      for (const one of waited) expect(rounds).toContainEqual(expect.objectContaining(one));
      expect(browser.texts.get('fifteen-lakes/waiting')).toBe('{"version":1,"rounds":[]}');
    },
  );

  test.each(readKept('historyFiles', files))(
    'takes the rounds of a file, and is saved as the same file: $name',
    async ({ text, added: count, shown, again = text }) => {
      await openKeptBrowser({});
      const history = openPage();
      const added = await history.add(text, quiet);
      expect(added).toMatchObject({ added: count, known: 0, wrong: [], cutShort: null });
      expect(await sightOfHistory(history)).toEqual(shown);
      const saved = await exportedText(history, settingsIn(added.settings));
      expect(saved).toBe(withSettingsSince(again));
    },
  );
});
