import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import type { Match } from '../../src/store/match/match.ts';
import { setupOf } from '../support/matches.ts';
import { atFullLength } from './fullLength.ts';
import { awaited, expectLogOf, makePlay, tableInWords, waitingIn } from './steps.ts';
import {
  leaveMatch,
  matchKey,
  matchUntil,
  playsOf,
  storedMatch,
  storedText,
} from './storedMatch.ts';
import { test } from './watchedTest.ts';

const alone = setupOf(['person', 'greedy']);
const left = matchUntil(alone, (match) => playsOf(match) >= 12 && isPersonsTurn(match));

test('somebody saves a record as a file and opens it on another device at the same place', async ({
  page,
  browser,
  baseURL,
}) => {
  await leaveMatch(page, left);
  await page.goto('./');
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
  await leaveMatch(other, null);
  await other.goto('./');
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

test(
  'somebody copies a record and pastes it later, is asked, and finds the same place',
  atFullLength,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await leaveMatch(page, left);
    await page.goto('./');
    await awaited(page);
    const before = await tableInWords(page);
    await openExport(page);
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(page.getByText('Copied to the clipboard.')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    await makePlay(page, await awaited(page), 'mouse');
    await awaited(page);

    await page.getByRole('button', { name: 'Home' }).click();
    await page.getByText('Everything else').click();
    await page.getByRole('button', { name: 'Open a saved round' }).click();
    await page.getByRole('textbox', { name: 'Text of the record' }).fill(copied);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await awaited(page);
    expect(await tableInWords(page)).toEqual(before);
  },
);

test(
  'what is no record is refused in words, and nothing is lost',
  atFullLength,
  async ({ page }) => {
    await leaveMatch(page, left, { screen: 'start' });
    await page.goto('./');
    const kept = await storedText(page);
    const record = await page.evaluate((key) => localStorage.getItem(key) ?? '', matchKey);
    const [line = ''] = recordsIn(record);
    const broken: readonly (readonly [string | Buffer, RegExp])[] = [
      ['', /no record/],
      ['hello', /Line 1: .*JSON/],
      [Buffer.from([0, 255, 254, 137, 80, 78, 71]), /Line 1/],
      [line.slice(0, -40), /Line 1: .*JSON/],
      [line.replace('fifteen-lakes/1', 'fifteen-lakes/9'), /fifteen-lakes\/9/],
      [line.replace(/"plays":\["[^"]*"/, '"plays":["66x66*3"'), /66x66\*3.*index 0.*not legal/],
      [line.replace('"tiu-u"', '"mahjong"'), /mahjong/],
      [`${line}\n${line}`, /Line 1: this round isn’t finished/],
      [JSON.stringify({ players: '<script>' }), /Line 1/],
      [Buffer.alloc(4_000_001, 'x'), /too large/],
    ];
    await page.getByText('Everything else').click();
    await page.getByRole('button', { name: 'Open a saved round' }).click();
    const dialog = page.getByRole('dialog', { name: 'Open a saved round' });
    for (const [content, words] of broken) {
      await dialog.getByLabel('Choose a file').setInputFiles({
        name: 'record.jsonl',
        mimeType: 'text/plain',
        buffer: Buffer.from(content),
      });
      await expect(dialog.getByRole('alert')).toContainText(words);
      await expect(dialog.getByRole('alert')).toContainText('Nothing has been changed.');
    }
    expect(await storedText(page)).toBe(kept);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await waitingIn(page).first().click();
    await expectLogOf(page, left);
  },
);

test(
  'somebody whose saved match is damaged keeps the damaged text and plays afresh',
  atFullLength,
  async ({ page }) => {
    const damaged = '{"version":1,"screen":"table","seed":"lotus-42","records":"{\\"form';
    await page.addInitScript(
      ([key = '', text = '']) => {
        if (sessionStorage.getItem('left') === null) localStorage.setItem(key, text);
        sessionStorage.setItem('left', 'yes');
      },
      [matchKey, damaged],
    );
    await page.goto('./');
    const trouble = page.getByRole('region', { name: 'Trouble with storage' });
    await expect(trouble.getByRole('alert')).toContainText('damaged');
    const downloading = page.waitForEvent('download');
    await trouble.getByRole('button', { name: 'Save the damaged data to a file' }).click();
    expect(await readFile(await (await downloading).path(), 'utf8')).toBe(damaged);
    await trouble.getByRole('button', { name: 'Got it' }).press('Enter');
    await expect(trouble).toBeHidden();
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');

    await page.getByRole('button', { name: /^Play Tiu-U/ }).click();
    await makePlay(page, await awaited(page), 'mouse');
    await expect.poll(async () => playsOf(await storedMatch(page))).toBeGreaterThan(0);
    const aside = await page.evaluate(() =>
      Object.entries(localStorage).filter(([key]) => key.includes('set-aside')),
    );
    expect(aside.map(([, text]) => text)).toEqual([damaged]);
    await page.reload();
    await awaited(page);
    await expect(trouble).toBeHidden();
  },
);

test('a full device is told of once, and the round goes on', atFullLength, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('./');
  await page.getByRole('button', { name: /^Play Tiu-U/ }).click();
  const trouble = page.getByRole('region', { name: 'Trouble with storage' });
  await expect(trouble.getByRole('alert')).toContainText('no room');
  await trouble.getByRole('button', { name: 'Got it' }).click();
  await expect(trouble).toBeHidden();
  await awaited(page);
  await makePlay(page, await awaited(page), 'mouse');
  // The log follows the table.
  await expect.poll(async () => (await tableInWords(page)).log.length).toBeGreaterThan(0);
  await openExport(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  expect(await readFile(await (await downloading).path(), 'utf8')).toContain('"plays":["');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  // What has been understood does not come back with every play.
  await expect(trouble).toBeHidden();
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

test(
  'somebody with two tabs open sees in each what was played in the other',
  atFullLength,
  async ({ page, context }) => {
    await leaveMatch(page, left);
    await page.goto('./');
    await awaited(page);
    const other = await context.newPage();
    await other.goto('./');
    await makePlay(other, await awaited(other), 'mouse');
    await expect.poll(async () => playsOf(await storedMatch(other))).toBeGreaterThan(playsOf(left));
    await awaited(other);
    // Whichever tab is first makes the bot's plays, and the other follows.
    await expect(async () => expectLogOf(page, await storedMatch(other))).toPass();
  },
);

async function openExport(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'At this table' }).click();
  await page.getByRole('button', { name: 'Save the record' }).click();
}

function isPersonsTurn(match: Match): boolean {
  return playsOf(match) % 4 === 0;
}

function recordsIn(saved: string): string[] {
  const parsed: unknown = JSON.parse(saved);
  if (typeof parsed !== 'object' || parsed === null || !('records' in parsed)) return [];
  return String(parsed.records).trimEnd().split('\n');
}
