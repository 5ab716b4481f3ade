import { expect } from '@playwright/test';
import { climbingTableOf } from './climbingSteps.ts';
import {
  climbing,
  expectSameLog,
  friendsPage,
  openFarTable,
  playFar,
  sitDownBy,
} from './farSteps.ts';
import { phone } from './phone.ts';
import { startTableHost, type TableHost } from './tableHost.ts';
import { test } from './watchedTest.ts';

let host: TableHost;
test.beforeAll(async () => {
  host = await startTableHost();
});
test.afterAll(() => host.remove());

test('two friends far apart play whole rounds, and a killed server costs them nothing', async ({
  page,
  browser,
}) => {
  await page.goto(host.homeAddress);
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
      await host.kill();
      await host.start();
    });
    // One who declares at once ends the round by that.
    await expectSameLog(pages, 1);
    for (const one of pages) await one.getByRole('button', { name: 'Next round' }).click();
  }
  for (const one of pages) await expect(climbingTableOf(one).count).toBeHidden();
});
