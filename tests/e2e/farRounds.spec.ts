import { expect } from '@playwright/test';
import { isThorough } from '../support/thoroughness.ts';
import {
  expectSameLog,
  fishing,
  friendsPage,
  openFarTable,
  peopleOf,
  playFar,
  roundsKept,
  sitDownBy,
} from './farSteps.ts';
import { phone } from './phone.ts';
import { tableOf } from './steps.ts';
import { hostForAll } from './tableHost.ts';
import { test } from './watchedTest.ts';

const host = hostForAll(test);

if (isThorough) {
  test('two friends far apart play Tiu-U to its end, look back at it, and go on together', async ({
    page,
    browser,
  }) => {
    await page.goto(host().homeAddress);
    const link = await openFarTable(page, /^Tiu-U/, 2);
    const other = await friendsPage(browser, phone);
    await sitDownBy(other, link, 'Bea');
    const pages = [page, other];
    await playFar(pages, fishing, async (plays) => {
      await expectSameLog(pages, plays);
    });
    for (const one of pages) await tableOf(one).count.click();
    for (const one of pages) {
      await expect(one.getByRole('heading', { name: 'Score sheet' })).toBeVisible();
      await expect(one.getByText('checked on this device')).toBeVisible();
      await one.getByRole('button', { name: 'Review', exact: true }).click();
      await expect(one.getByRole('heading', { level: 1, name: 'Review' })).toBeVisible();
      await expect(one.getByRole('slider', { name: 'Moment of the round' })).toBeVisible();
      await one.getByRole('button', { name: 'Back' }).click();
      await expect(one.getByRole('heading', { name: 'Score sheet' })).toBeVisible();
    }
    const address = page.url();
    for (const one of pages) {
      for (const way of ['goto', 'reload'] as const) {
        await (way === 'goto' ? one.goto(`${host().homeAddress}#history`) : one.reload());
        await expect(roundsKept(one)).toHaveCount(1);
      }
      await one.goto(address);
      await expect(
        tableOf(one).count.or(one.getByRole('heading', { name: 'Score sheet' })),
      ).toBeVisible();
      if (await tableOf(one).count.isVisible()) await tableOf(one).count.click();
    }
    await page.getByRole('button', { name: 'Next round' }).click();
    await expect(page.getByText('Waiting for Bea')).toBeVisible();
    await expect(other.getByText('Ready for the next deal: Ann')).toBeVisible();
    await other.getByRole('button', { name: 'Next round' }).click();
    for (const one of pages) {
      await expect(tableOf(one).count).toBeHidden();
      await expect(tableOf(one).hand).toBeVisible();
    }
  });

  test('three friends and one who watches see the same of Shi Wu Hu, and the watcher no hand', async ({
    page,
    browser,
  }) => {
    await page.goto(host().address);
    const link = await openFarTable(page, /^Shi Wu Hu/, 3);
    const small = await friendsPage(browser, phone);
    const other = await friendsPage(browser, { viewport: { width: 1280, height: 800 } });
    await sitDownBy(small, link, 'Bea');
    await sitDownBy(other, link, 'Cem');
    const pages = [page, small, other];
    await expect(tableOf(page).hand).toBeVisible();
    let people = await peopleOf(page);
    const watchersLink = await people.getByRole('textbox', { name: 'Link to watch' }).inputValue();
    await page.keyboard.press('Escape');
    const watcher = await friendsPage(browser, { viewport: { width: 1280, height: 800 } });
    await watcher.goto(watchersLink);
    await watcher.getByRole('textbox', { name: 'Your name as a watcher' }).fill('Wen');
    await watcher.getByRole('button', { name: 'Watch', exact: true }).click();
    await expect(tableOf(watcher).lake).toBeVisible();
    people = await peopleOf(small);
    await expect(people.getByText('Wen')).toBeVisible();
    await small.keyboard.press('Escape');
    await playFar(pages, fishing, async (plays) => {
      await expectSameLog([...pages, watcher], plays);
      await expect(tableOf(watcher).hand).toBeHidden();
    });
    await expectSameLog([...pages, watcher]);
    people = await peopleOf(page);
    await people.getByRole('button', { name: 'Close the table to watchers' }).click();
    await expect(watcher.getByText('shut out its watchers')).toBeVisible();
    await watcher.reload();
    await expect(watcher.getByText('shut out its watchers')).toBeVisible();
    await expect(people.getByText('Nobody can watch this table.')).toBeVisible();
  });
}
