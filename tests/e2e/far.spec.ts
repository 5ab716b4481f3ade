import { expect } from '@playwright/test';
import { languages } from '../../src/text/languages.ts';
import { runs } from '../support/thoroughness.ts';
import { climbingTableOf } from './climbingSteps.ts';
import {
  climbing,
  expectSameLog,
  friendsPage,
  openFarTable,
  playFar,
  sitDownBy,
} from './farSteps.ts';
import { everyDayIf } from './fullLength.ts';
import { phone } from './phone.ts';
import { movedOf, placesOf } from './places.ts';
import { settingsKey } from './storedMatch.ts';
import { hostForAll } from './tableHost.ts';
import { test } from './watchedTest.ts';

const host = hostForAll(test);

test('two friends far apart play whole rounds, and a killed server costs them nothing', async ({
  page,
  browser,
}) => {
  // Each pass takes its time, and there may be many of them.
  test.setTimeout(900_000);
  await page.goto(host().homeAddress);
  const link = await openFarTable(page, /^Sap Ng Wu/, 2);
  const other = await friendsPage(browser, phone);
  await sitDownBy(other, link, 'Bea');
  const pages = [page, other];
  let wasKilled = false;
  // Where the bot leads a whole round from its deal on, the next one is played too.
  while (!wasKilled) {
    for (const one of pages) await expect(climbingTableOf(one).seats).toHaveCount(3);
    await playFar(pages, climbing, async () => {
      if (wasKilled) return;
      wasKilled = true;
      await host().kill();
      await host().start();
    });
    // One who declares at once ends the round by that.
    await expectSameLog(pages, 1);
    for (const one of pages) await one.getByRole('button', { name: 'Next round' }).click();
  }
  for (const one of pages) await expect(climbingTableOf(one).count).toBeHidden();
});

/** What is there before the card for friends far away. */
const partsBefore = 'main :is(h1, h2, h3, summary, article, nav)';

/** Every run sees the smallest window and the widest. */
const windows = (
  [
    [320, 568],
    [1280, 800],
    [360, 640],
    [800, 1100],
  ] as const
).slice(0, runs(2, 4));

for (const [at, language] of languages.entries()) {
  test(
    `the card for friends far away comes into a place kept free for it, in ${language}`,
    everyDayIf(at === 0),
    async ({ page }) => {
      await page.addInitScript(
        ([key = '', text = '']) => localStorage.setItem(key, text),
        [settingsKey, JSON.stringify({ language })],
      );
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height });
        let letCome = (): void => undefined;
        const held = new Promise<void>((resolve) => {
          letCome = resolve;
        });
        await page.route(/later\/afterFirst-/, async (route) => {
          await held;
          await route.continue();
        });
        await page.goto(host().address, { waitUntil: 'commit' });
        await expect(page.locator(`html[lang="${language}"]`)).toBeAttached();
        await page.waitForFunction(() => document.styleSheets.length > 0);
        const cards = page.locator('main div > button[aria-describedby]');
        await expect(cards).toHaveCount(3);
        const parts = page.locator(partsBefore);
        const before = await placesOf(parts);
        letCome();
        await expect(cards).toHaveCount(4);
        await expect(cards.nth(2)).toBeInViewport({ ratio: 1 });
        expect(movedOf(before, await placesOf(parts)), `${width}×${height}`).toEqual([]);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      }
    },
  );
}
