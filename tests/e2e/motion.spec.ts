import { expect, type Page } from '@playwright/test';
import { baitOf, fishOf, formOf, legalPlays } from '../../src/engine/fishing/index.ts';
import { formatKind } from '../../src/engine/index.ts';
import { startMatch } from '../../src/store/match/match.ts';
import type { BotSpeed } from '../../src/store/settings.ts';
import { positionOf } from '../support/fishing.ts';
import { setupOf } from '../support/matches.ts';
import { atFullLength, everyDayIf } from './fullLength.ts';
import { awaited, tableOf, waitingIn } from './steps.ts';
import { matchUntil, openMatch, waitsForPerson } from './storedMatch.ts';
import { test } from './watchedTest.ts';

declare global {
  interface Window {
    /** The most copies of tiles that have been over the table at a time. */
    flown?: number;
  }
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const setup = setupOf(['person', 'greedy']);
const catching = matchUntil(setup, (match) => captureIn(match) !== undefined);

function captureIn(match: typeof catching) {
  if (!waitsForPerson('hand', 8)(match)) return;
  return legalPlays(positionOf(match)).find((play) => formOf(play) === 'capture');
}

/** Counts the copies from before the page's first change on. */
async function watchFlights(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.flown = 0;
    new MutationObserver(() => {
      const flying = document.querySelectorAll('[data-flights] > *').length;
      window.flown = Math.max(window.flown ?? 0, flying);
    }).observe(document, { childList: true, subtree: true });
  });
}

const flown = (page: Page) => page.evaluate(() => window.flown);

/** Opens a table at which a capture can be made, makes it, and waits until the log tells it. */
async function capture(page: Page, botSpeed: BotSpeed): Promise<void> {
  const play = captureIn(catching);
  if (play === undefined) throw new Error('There is something to capture.');
  await watchFlights(page);
  await openMatch(page, catching, { botSpeed });
  // The words come after the script: without the table there are no lines to count.
  await expect(tableOf(page).handTiles.first()).toBeVisible();
  const plays = await tableOf(page).logLines.count();
  expect(await flown(page)).toBe(0);
  await page
    .locator(`[id^="hand-${formatKind(baitOf(play))}."]`)
    .first()
    .click();
  await page
    .locator(`[id^="lake-${formatKind(fishOf(play))}."]`)
    .first()
    .click();
  await expect(tableOf(page).logLines.nth(plays)).toBeVisible();
}

/** No copy is left, and every tile can be seen. */
async function expectAtRest(page: Page): Promise<void> {
  await expect.poll(() => atRest(page)).toEqual({ anyTiles: true, unseen: 0, flying: 0 });
}

/** At one moment, as a bot may play between two questions. */
function atRest(page: Page) {
  return page.evaluate(() => {
    const tiles = document.querySelectorAll(
      '[role="gridcell"] [data-pose], [data-tile] [data-pose]',
    );
    const isUnseen = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).opacity === '0' || isUnseen(element.parentElement));
    return {
      anyTiles: tiles.length > 0,
      unseen: [...tiles].filter(isUnseen).length,
      flying: document.querySelectorAll('[data-flights] > *').length,
    };
  });
}

for (const botSpeed of ['slow', 'at-once'] as const) {
  test(
    `a capture flies, lands and leaves nothing behind, with bots that play ${botSpeed}`,
    everyDayIf(botSpeed === 'at-once'),
    async ({ page }) => {
      await capture(page, botSpeed);
      expect(await flown(page)).toBeGreaterThan(0);
      await awaited(page);
      await expectAtRest(page);
    },
  );
}

test('a tap during a flight is taken at once', atFullLength, async ({ page }) => {
  await openMatch(page, startMatch(setup), { screen: 'start', botSpeed: 'slow' });
  // So slow that without a tap the deal would outlast the test.
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.001 });
  await waitingIn(page).first().click();
  await expect(page.locator('[data-flights] > *').first()).toBeAttached();
  const { handTiles } = tableOf(page);
  await handTiles.first().click();
  await expect(handTiles.first()).toHaveAccessibleName(/chosen as bait$/);
  await expectAtRest(page);
});

test.describe('for somebody who asked for stillness', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing flies', atFullLength, async ({ page }) => {
    await capture(page, 'at-once');
    await awaited(page);
    expect(await flown(page)).toBe(0);
    await expectAtRest(page);
  });

  test(
    'nothing moves by itself either, at the table or on the first screen',
    atFullLength,
    async ({ page }) => {
      await openMatch(page, catching);
      await awaited(page);
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
      await page.getByRole('button', { name: 'Home' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Fifteen Lakes' })).toBeVisible();
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    },
  );
});
