import { expect, type Page } from '@playwright/test';
import type { Match } from '../../src/store/match/match.ts';
import { setupOf } from '../support/matches.ts';
import { awaited, makePlay, tableInWords } from './steps.ts';
import { matchUntil, openMatch, playsOf, storedMatch } from './storedMatch.ts';
import { test } from './watchedTest.ts';

const alone = setupOf(['person', 'greedy']);
const left = matchUntil(alone, (match) => playsOf(match) >= 12 && isPersonsTurn(match));

test('somebody saves a record as a file and opens it on another device at the same place', async ({
  page,
  browser,
  baseURL,
}) => {
  await openMatch(page, left);
  await awaited(page);
  const before = await tableInWords(page);
  await openExport(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('fifteen-lakes-lotus-42.jsonl');
  await expect(page.getByRole('status').filter({ hasText: 'lotus-42.jsonl' })).toBeVisible();

  const elsewhere = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    viewport: { width: 1280, height: 800 },
  });
  const other = await elsewhere.newPage();
  await openMatch(other, null);
  await other.getByText('Everything else').click();
  await other.getByRole('button', { name: 'Open a saved round' }).click();
  await other.getByLabel('Choose a file').setInputFiles(await download.path());
  await awaited(other);
  expect(await tableInWords(other)).toEqual(before);
  // And the round can be played on there.
  const plays = playsOf(await storedMatch(other));
  await makePlay(other, await awaited(other), 'mouse');
  await expect.poll(async () => playsOf(await storedMatch(other))).toBeGreaterThan(plays);
  await elsewhere.close();
});

test('a browser that keeps nothing at all still lets one play', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('./');
  const trouble = page.getByRole('region', { name: 'Trouble with storage' });
  await expect(trouble.getByRole('alert')).toContainText('won’t let the page save anything');
  await page.getByRole('button', { name: /^Play Tiu-U/ }).click();
  await trouble.getByRole('button', { name: 'Got it' }).click();
  await makePlay(page, await awaited(page), 'mouse');
  expect((await tableInWords(page)).log.length).toBeGreaterThan(0);
});

async function openExport(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'At this table' }).click();
  await page.getByRole('button', { name: 'Save the record' }).click();
}

function isPersonsTurn(match: Match): boolean {
  return playsOf(match) % 4 === 0;
}
