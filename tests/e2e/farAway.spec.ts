import { type Browser, expect, type Page } from '@playwright/test';
import { isThorough } from '../support/thoroughness.ts';
import {
  actFar,
  expectSameLog,
  fishing,
  noticeOf,
  seatOf,
  sitDownAsTwo,
  turnOf,
} from './farSteps.ts';
import { openSilentWay } from './silentWay.ts';
import { tableOf } from './steps.ts';
import { hostForAll } from './tableHost.ts';
import { test } from './watchedTest.ts';

const host = hostForAll(test);

/** Longer than a server takes to find somebody away. */
const longer = { timeout: 90_000 };

/** Ten minutes, in milliseconds. */
const asleep = 600_000;

const nameAt = async (page: Page): Promise<string> =>
  /^Hand: (.+), \d/.exec((await tableOf(page).hand.getAttribute('aria-label')) ?? '')?.[1] ?? '';

/** Two at a table: one whose turn it is, and one whose page sleeps. */
async function twoWithSleeper(page: Page, browser: Browser) {
  const pages = await sitDownAsTwo(page, browser, host().address);
  const [mover, sleeper] = await turnOf(pages, fishing);
  const name = await nameAt(sleeper);
  const session = await sleeper.context().newCDPSession(sleeper);
  // None of its scripts runs any more, as on a phone whose screen is dark.
  await session.send('Debugger.enable');
  await session.send('Debugger.pause');
  return { pages, mover, name, session };
}

if (isThorough) {
  test('a page that slept is back at the same moment, and the others have seen it away', async ({
    page,
    browser,
  }) => {
    const { pages, mover, name, session } = await twoWithSleeper(page, browser);
    await actFar(mover, fishing);
    await expect(seatOf(mover, name, 'Away')).toBeVisible(longer);
    await session.send('Debugger.disable');
    await expect(seatOf(mover, name, '(Here|Still thinking)')).toBeVisible(longer);
    await expectSameLog(pages, 1);
  });

  test('a page that slept for ten minutes is back without a touch, and its friend is still there', async ({
    page,
    browser,
  }) => {
    const { pages, mover, name, session } = await twoWithSleeper(page, browser);
    await session.send('Page.setWebLifecycleState', { state: 'frozen' });
    await actFar(mover, fishing);
    await expect(seatOf(mover, name, 'Away')).toBeVisible(longer);
    // Nobody has touched it, and nothing else can be waited for.
    await mover.waitForTimeout(asleep);
    await expect(noticeOf(mover, `${name} has been away for two minutes.`)).toBeVisible();
    await session.send('Page.setWebLifecycleState', { state: 'active' });
    await session.send('Debugger.disable');
    await expect(seatOf(mover, name, '(Here|Still thinking)')).toBeVisible(longer);
    await expect(noticeOf(mover, `${name} has been away`)).toBeHidden();
    await expectSameLog(pages, 1);
    // The play goes on where it stood.
    const before = (await expectSameLog(pages)).length;
    await actFar((await turnOf(pages, fishing))[0], fishing);
    await expectSameLog(pages, before + 1);
  });

  test('a page without a network says so, and is back by itself once there is one', async ({
    page,
    browser,
  }) => {
    const pages = await sitDownAsTwo(page, browser, host().address);
    const [mover, waiting] = await turnOf(pages, fishing);
    const name = await nameAt(waiting);
    await waiting.context().setOffline(true);
    await actFar(mover, fishing);
    await expect(noticeOf(waiting, /^Connection lost/)).toBeVisible(longer);
    await expect(seatOf(mover, name, 'Away')).toBeVisible(longer);
    await waiting.context().setOffline(false);
    await expect(noticeOf(waiting, 'Connected again.')).toBeVisible(longer);
    await expect(seatOf(mover, name, '(Here|Still thinking)')).toBeVisible(longer);
    await expectSameLog(pages, 1);
  });

  test('a play that meets a silent network is shown as on its way, and arrives once', async ({
    page,
    browser,
  }) => {
    const way = await openSilentWay(host().address);
    const pages = await sitDownAsTwo(page, browser, way.address);
    const [mover] = await turnOf(pages, fishing);
    const before = (await expectSameLog(pages)).length;
    const name = await nameAt(mover);
    way.fallSilent();
    await actFar(mover, fishing);
    await expect(noticeOf(mover, 'Your play is on its way.')).toBeVisible();
    for (const one of pages) await expect(noticeOf(one, /^Connection lost/)).toBeVisible(longer);
    way.speak();
    for (const one of pages) await expect(noticeOf(one, /^Connection lost/)).toBeHidden(longer);
    const lines = (await expectSameLog(pages, before + 1)).slice(before);
    // What is drawn after it has a line of its own.
    const played = lines.filter((line) => line.startsWith(name) && !line.includes(' drew '));
    expect(played).toHaveLength(1);
    await way.close();
  });

  test('a reload, another tab and a server that starts anew change nothing', async ({
    page,
    browser,
  }) => {
    const pages = await sitDownAsTwo(page, browser, host().address);
    const [mover, waiting] = await turnOf(pages, fishing);
    await actFar(mover, fishing);
    const before = await expectSameLog(pages, 1);
    for (const one of pages) await one.reload();
    for (const one of pages) await expect(tableOf(one).hand).toBeVisible();
    expect(await expectSameLog(pages)).toEqual(before);

    await host().stop();
    for (const one of pages) await expect(noticeOf(one, /^Connection lost/)).toBeVisible();
    await host().start();
    for (const one of pages) await expect(noticeOf(one, /^Connection lost/)).toBeHidden(longer);
    expect(await expectSameLog(pages)).toEqual(before);

    const tab = await page.context().newPage();
    await tab.goto(page.url());
    await expect(tableOf(tab).hand).toBeVisible();
    expect(await expectSameLog([...pages, tab])).toEqual(before);
    // Both tabs play the same turn at once.
    while ((await fishing.asked(page)) === null) {
      const [now] = await turnOf(pages, fishing);
      await actFar(now, fishing);
    }
    await Promise.all([actFar(page, fishing), actFar(tab, fishing)]);
    await expectSameLog([...pages, tab]);
    expect(waiting.isClosed()).toBe(false);
  });
}
