import { expect, type Locator, type Page } from '@playwright/test';
import { currentRound } from '../../src/store/match/match.ts';
import { setupOf } from '../support/matches.ts';
import { awaited, makePlay, tableOf } from './steps.ts';
import { matchUntil, openMatch, playsOf } from './storedMatch.ts';
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
