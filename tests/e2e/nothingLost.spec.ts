import { type BrowserContext, expect, type Page } from '@playwright/test';
import { formatPlay } from '../../src/engine/fishing/index.ts';
import { formatLink } from '../../src/records/link.ts';
import type { Control } from '../../src/store/match/holder.ts';
import { currentRound, type Match, playsItself, startMatch } from '../../src/store/match/match.ts';
import { positionOf } from '../support/fishing.ts';
import { setupOf } from '../support/matches.ts';
import { isThorough, runs } from '../support/thoroughness.ts';
import { expectLogOf, makePlay, tableOf } from './steps.ts';
import {
  leaveMatch,
  matchKey,
  matchUntil,
  playedOn,
  playsOf,
  putMatch,
  storedMatch,
} from './storedMatch.ts';
import { test } from './watchedTest.ts';

/** Every run meets all kinds of players at one table. */
const tables: readonly (readonly [string, readonly Control[]])[] = isThorough
  ? [
      ['alone', ['person', 'greedy']],
      ['between two people', ['person', 'person']],
    ]
  : [['between two people and a bot', ['person', 'greedy', 'person']]];

for (const [how, controls] of tables) {
  test(`a round ${how} is whole though the page dies after ${isThorough ? 'every single play' : 'its first plays and its last one'}`, async ({
    context,
  }) => {
    const lastPlay = playsOf(matchUntil(setupOf(controls), () => false)) - 1;
    // Every run has the page die in the first turn of a bot, in one of a person, and at the end.
    const isMortal = (at: Match): boolean =>
      isThorough || playsOf(at) < 3 || playsOf(at) === lastPlay;
    let match = startMatch(setupOf(controls, { id: 'mortal' }));
    await leaveMatch(context, match);
    await dieAfterOnePlay(context);
    for (let deaths = 0; positionOf(match).phase !== 'over'; deaths += 1) {
      const page = await context.newPage();
      await page.goto('./');
      const mortal = playedOn(match, isMortal);
      if (mortal !== match) {
        await findTable(page, match);
        await skipTo(page, match, mortal);
        match = mortal;
      }
      await findTable(page, match);
      await playOn(page, match);
      await expect
        .poll(() => page.evaluate(() => 'died' in window), `play ${playsOf(match)} is kept`)
        .toBe(true);
      const next = await storedMatch(page);
      expect(playsIn(next).slice(0, -1)).toEqual(playsIn(match));
      expect(playsOf(next)).toBe(playsOf(match) + 1);
      match = next;
      await kill(page, deaths % 2 === 0);
    }
    // The page of the last play died before it could keep the round anywhere else.
    for (let times = 0; times < runs(1, 3); times += 1) {
      const page = await context.newPage();
      await page.goto('./');
      if (times === 0) await expectLogOf(page, match);
      await page.goto('./#history');
      const reviews = page.getByRole('button', { name: 'Review', exact: true });
      await expect(reviews).toHaveCount(1);
      await reviews.click();
      await expect(page).toHaveURL(new RegExp(`#review=${formatLink(currentRound(match))}$`));
      await kill(page, true);
    }
  });
}

/** Whoever is at the table finds everything as it was, unless what is next happens by itself. */
async function findTable(page: Page, match: Match): Promise<void> {
  const curtain = page.getByRole('button', { name: /^I’m / });
  const { baits, fish, place, lake, count } = tableOf(page);
  // A last play that happens by itself may be over already.
  await expect(lake.or(curtain).or(count).first()).toBeVisible();
  if (await curtain.isVisible()) {
    await curtain.click();
    // What the other has played is shown once more.
    await page.keyboard.press('Escape');
  }
  if (playsItself(match)) return;
  await expect(baits.or(fish).or(place).first()).toBeVisible();
  await expectLogOf(page, match);
}

/** Makes one play unless it happens by itself. */
async function playOn(page: Page, match: Match): Promise<void> {
  if (playsItself(match)) return;
  const { phase } = positionOf(match);
  await makePlay(page, phase === 'hand' ? 'hand' : 'drawn', 'mouse');
}

/** Puts a later moment of a round in the place of the one that a page has found. */
async function skipTo(page: Page, found: Match, later: Match): Promise<void> {
  expect(playsIn(await storedMatch(page)).slice(0, playsOf(found))).toEqual(playsIn(found));
  // The app is not there, and writes nothing over it.
  await page.goto('./icon.svg');
  await putMatch(page, later);
  await page.goto('./');
}

function playsIn(match: Match): string[] {
  return currentRound(match).plays.map(formatPlay);
}

/**
 * Nothing that a page does after it has saved one play outlives it, as if it had died at that very
 * moment: nothing more is saved, and the database is out of reach.
 */
async function dieAfterOnePlay(context: BrowserContext): Promise<void> {
  await context.addInitScript((key) => {
    if (location.origin === 'null') return;
    const save = Storage.prototype.setItem;
    const recordsIn = (text: string | null): unknown => text && JSON.parse(text).records;
    const before = recordsIn(localStorage.getItem(key));
    Storage.prototype.setItem = function setItem(name, text) {
      if ('died' in window) throw new DOMException('dead', 'QuotaExceededError');
      save.call(this, name, text);
      if (name !== key || before === null || recordsIn(text) === before) return;
      Object.assign(window, { died: true });
      IDBFactory.prototype.open = () => {
        throw new DOMException('dead', 'InvalidStateError');
      };
      IDBDatabase.prototype.transaction = () => {
        throw new DOMException('dead', 'InvalidStateError');
      };
    };
  }, matchKey);
}

/** Ends a page without a word to it: by a crash, or by closing it. */
async function kill(page: Page, byCrash: boolean): Promise<void> {
  if (byCrash) {
    const session = await page.context().newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    // Nobody is left to answer.
    session.send('Page.crash').catch(() => undefined);
    await crashed;
  }
  await page.close({ runBeforeUnload: false });
}
