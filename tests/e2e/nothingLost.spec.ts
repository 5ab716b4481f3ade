import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { formatPlay } from '../../src/engine/index.ts';
import { formatLink } from '../../src/records/link.ts';
import {
  type Control,
  currentRound,
  type Match,
  playsItself,
  positionOf,
  startMatch,
} from '../../src/store/match.ts';
import { setupOf } from '../support/matches.ts';
import { expectLogOf, makePlay, tableOf } from './steps.ts';
import { leaveMatch, matchKey, storedMatch } from './storedMatch.ts';

const tables: readonly (readonly [string, readonly Control[]])[] = [
  ['alone', ['person', 'greedy']],
  ['between two people', ['person', 'person']],
];

for (const [how, controls] of tables) {
  test(`a round ${how} is whole though the page dies after every single play`, async ({
    context,
  }) => {
    let match = startMatch(setupOf(controls, { id: 'mortal' }));
    await leaveMatch(context, match);
    await dieAfterOnePlay(context);
    while (positionOf(match).phase !== 'over') {
      const page = await context.newPage();
      await page.goto('./');
      await playOn(page, match);
      await page.waitForFunction(() => 'died' in window);
      const next = await storedMatch(page);
      const plays = playsIn(next);
      expect(plays.slice(0, -1)).toEqual(playsIn(match));
      expect(plays).toHaveLength(playsIn(match).length + 1);
      match = next;
      await kill(page, plays.length % 2 === 0);
    }
    const last = await context.newPage();
    await last.goto('./');
    await expectLogOf(last, match);
    await kill(last, true);
    // The page of the last play died before it could keep the round anywhere else.
    for (let times = 0; times < 2; times += 1) {
      const page = await context.newPage();
      await page.goto('./');
      await page.goto('./#history');
      const reviews = page.getByRole('button', { name: 'Review', exact: true });
      await expect(reviews).toHaveCount(1);
      await reviews.click();
      await expect(page).toHaveURL(new RegExp(`#review=${formatLink(currentRound(match))}$`));
      await kill(page, true);
    }
  });
}

/** Whoever is at the table finds everything as it was, and makes one play unless it happens by itself. */
async function playOn(page: Page, match: Match): Promise<void> {
  const curtain = page.getByRole('button', { name: /^I am / });
  const { baits, fish, place, lake } = tableOf(page);
  await expect(lake.or(curtain).first()).toBeVisible();
  if (await curtain.isVisible()) {
    await curtain.click();
    // What the other has played is shown once more.
    await page.keyboard.press('Escape');
  }
  if (playsItself(match)) return;
  await expect(baits.or(fish).or(place).first()).toBeVisible();
  await expectLogOf(page, match);
  const { phase } = positionOf(match);
  await makePlay(page, phase === 'hand' ? 'hand' : 'drawn', 'mouse');
}

function playsIn(match: Match): string[] {
  return currentRound(match).plays.map(formatPlay);
}

/**
 * Nothing that a page does after it has saved one play outlives it, as if it had died at that very moment: nothing more is
 * saved, and the database is out of reach.
 */
async function dieAfterOnePlay(context: BrowserContext): Promise<void> {
  await context.addInitScript((key) => {
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
