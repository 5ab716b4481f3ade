import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { formatRecord } from '../../src/records/formatRecord.ts';
import { currentRound } from '../../src/store/match/match.ts';
import { finishedRound, setupOf } from '../support/matches.ts';
import { atFullLength } from './fullLength.ts';
import { awaited, makePlay, tableOf } from './steps.ts';
import { leaveMatch, matchUntil, playsOf } from './storedMatch.ts';
import { test } from './watchedTest.ts';

const alone = setupOf(['person', 'greedy']);
const finished = matchUntil(alone, () => false);
const nearlyFinished = matchUntil(
  alone,
  (match) => playsOf(match) >= currentRound(finished).plays.length - 4,
);

test('a round played to its end is in the history, once, and comes back after it was deleted', async ({
  page,
}) => {
  await leaveMatch(page, nearlyFinished);
  await page.goto('./');
  for (let turn = await awaited(page); turn !== 'over'; turn = await awaited(page)) {
    await makePlay(page, turn, 'mouse');
  }
  await tableOf(page).count.click();
  await expect(page.getByRole('heading', { name: 'Score sheet' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Home' }).click();
  await page.getByRole('button', { name: 'Your rounds' }).click();
  await expect(rounds(page)).toHaveCount(1);
  await expect(page.getByText('with Bo (plays like Cy)')).toBeVisible();
  await page.reload();
  await expect(rounds(page)).toHaveCount(1);

  // By keyboard alone: delete, and take that back.
  await page.getByRole('button', { name: 'Delete', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No rounds yet' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rounds(page)).toHaveCount(1);
  await expect(rounds(page).getByRole('heading')).toBeFocused();

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(rounds(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Back' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Your rounds' }).click();
  await expect(page.getByRole('heading', { name: 'No rounds yet' })).toBeVisible();
});

test(
  'all rounds are saved as a file and come in on another device as they were',
  atFullLength,
  async ({ page, browser, baseURL }) => {
    await leaveMatch(page, finished, { screen: 'start' });
    await page.goto('./#history');
    await expect(rounds(page)).toHaveCount(1);
    await bringIn(page, fileOf(25));
    await expect(page.getByText('25 new rounds.')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Save all rounds' }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^fifteen-lakes-\d{4}-\d\d-\d\d\.jsonl$/);
    const text = await readFile(await download.path(), 'utf8');
    await page.keyboard.press('Escape');

    const elsewhere = await browser.newContext({
      ...(baseURL === undefined ? {} : { baseURL }),
      viewport: { width: 1280, height: 800 },
    });
    const other = await elsewhere.newPage();
    await leaveMatch(other, null);
    await other.goto('./#history');
    await bringIn(other, text);
    await expect(other.getByText('26 new rounds.')).toBeVisible();
    await expect(other.getByRole('button', { name: 'Use these settings' })).toBeVisible();
    await other.keyboard.press('Escape');
    await expect(rounds(other)).toHaveCount(26);
    expect(await rounds(other).allInnerTexts()).toEqual(await rounds(page).allInnerTexts());

    await bringIn(other, text);
    await expect(other.getByText('No new rounds. You already had 26 rounds.')).toBeVisible();
    await elsewhere.close();
  },
);

test(
  'a round of the list opens in review and its deal can be played',
  atFullLength,
  async ({ page }) => {
    await leaveMatch(page, finished, { screen: 'start' });
    await page.goto('./#history');
    await page.getByRole('button', { name: 'Review' }).click();
    await expect(page).toHaveURL(/#review=[\w-]+$/);
    await page.goBack();
    await page.getByRole('button', { name: 'Play this deal' }).click();
    await expect(page).toHaveURL(/#deal=[\w-]+$/);
  },
);

test(
  'a thousand rounds come in while the page goes on, and are listed some at a time',
  atFullLength,
  async ({ page }) => {
    await leaveMatch(page, null);
    await page.goto('./#history');
    const thousand = fileOf(1000);
    await bringIn(page, thousand);
    // It can be stopped in the middle, and goes on later where it was.
    await expect(page.getByText(/^[1-9]\d* of 1,000 lines read/)).toBeVisible();
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText('The rest wasn’t read.')).toBeVisible();
    await page.keyboard.press('Escape');
    await bringIn(page, thousand);
    await expect(page.getByText(/new rounds\. You already had \d+ rounds\./)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(page.getByText('1,000 rounds', { exact: true })).toBeVisible();
    await expect(rounds(page)).toHaveCount(40);
    await page.getByRole('button', { name: 'Show 40 more rounds' }).click();
    await expect(rounds(page)).toHaveCount(80);
    await expect(rounds(page).nth(40).getByRole('heading')).toBeFocused();
    await expect(rounds(page).nth(40)).toBeInViewport();
    await page.getByRole('combobox', { name: 'Game' }).selectOption({ label: 'Tiu-U' });
    await expect(page.getByText('500 rounds', { exact: true })).toBeVisible();
  },
);

test('where the browser keeps nothing the game goes on, and the history says so', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await leaveMatch(page, finished, { screen: 'scores' });
  await page.goto('./');
  await page.getByRole('button', { name: 'Next round' }).click();
  await awaited(page);
  await page.goto('./#history');
  await expect(page.getByRole('alert')).toContainText('so finished rounds aren’t kept');
});

test('two tabs show the same rounds', atFullLength, async ({ page, context }) => {
  await leaveMatch(page, finished, { screen: 'start' });
  await page.goto('./#history');
  await expect(rounds(page)).toHaveCount(1);
  const other = await context.newPage();
  await other.goto('./#history');
  await expect(rounds(other)).toHaveCount(1);
  await other.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(rounds(page)).toHaveCount(0);
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(rounds(page)).toHaveCount(1);
});

function rounds(page: Page): Locator {
  return page
    .getByRole('region', { name: /^Rounds/ })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Review' }) });
}

async function bringIn(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Import rounds' }).click();
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'rounds.jsonl', mimeType: 'text/plain', buffer: Buffer.from(text) });
}

/** A file of rounds that bots might have played, half of them of each game. */
function fileOf(count: number): string {
  const lines = Array.from({ length: count }, (_, at) => {
    const variant = at % 2 === 0 ? 'tiu-u' : 'shi-wu-hu-64';
    const { meta, ...round } = finishedRound(
      setupOf(['person', 'greedy'], { variant, seed: `round ${at}` }),
    );
    const date = new Date(Date.UTC(2026, 0, 1) + at * 3_600_000).toISOString();
    return formatRecord({ ...round, meta: { ...meta, date } });
  });
  return `${lines.join('\n')}\n`;
}
