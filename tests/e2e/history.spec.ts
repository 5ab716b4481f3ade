import { expect, type Locator, type Page } from '@playwright/test';
import { formatRecord } from '../../src/records/formatRecord.ts';
import { currentRound } from '../../src/store/match/match.ts';
import { finishedRound, setupOf } from '../support/matches.ts';
import { atFullLength } from './fullLength.ts';
import { awaited, makePlay, tableOf } from './steps.ts';
import { leaveMatch, matchUntil, openMatch, playsOf } from './storedMatch.ts';
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
  await openMatch(page, nearlyFinished);
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
  await openMatch(page, finished, { screen: 'scores' });
  await page.getByRole('button', { name: 'Next round' }).click();
  await awaited(page);
  await page.goto('./#history');
  await expect(page.getByRole('alert')).toContainText('so finished rounds aren’t kept');
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
