import { expect, type Page } from '@playwright/test';
import type { Match } from '../../src/store/match/match.ts';
import { setupOf } from '../support/matches.ts';
import { isThorough } from '../support/thoroughness.ts';
import { matchUntil, openMatch } from './storedMatch.ts';
import { test } from './watchedTest.ts';

const groups = matchUntil(setupOf(['person', 'greedy'], { variant: 'shi-wu-hu' }), () => false);
const three = matchUntil(
  setupOf(['person', 'greedy', 'greedy'], { variant: 'shi-wu-hu' }),
  () => false,
);
const pips = matchUntil(setupOf(['person', 'greedy']), () => false);

async function openScores(page: Page, match: Match): Promise<void> {
  await openMatch(page, match, { screen: 'scores' });
  await expect(page.getByRole('heading', { name: 'Score sheet' })).toBeVisible();
}

test('the sheet opens with who won, what everybody has and the next round', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  // Every day everywhere.spec.ts goes to the sheet of two, and the next test looks at groups.
  for (const match of isThorough ? [pips, groups, three] : [three]) {
    await openScores(page, match);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/(Ann|Bo|Cy) won by \d+/);
    await expect(page.getByRole('list', { name: 'Totals' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Next round' })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4 * 640);
  }
});

test('on paper is the whole account in black on white, every line open, and nothing to press', async ({
  page,
}) => {
  await openScores(page, groups);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Next round' })).toBeHidden();
  const lines = page.getByRole('table', { name: 'Points by group' }).getByRole('rowheader');
  // All but the sum have their reasons below them.
  await expect(page.locator('main td[colspan]')).toHaveCount((await lines.count()) - 1);
  const looks = await page.evaluate(() => {
    const main = document.querySelector('main');
    const plain = document.querySelector('[data-make] svg path:not([fill])');
    return {
      ink: main && getComputedStyle(main).color,
      ground: main && getComputedStyle(main).backgroundImage,
      tile: getComputedStyle(document.querySelector('[data-make]') ?? document.body).borderTopStyle,
      pips: plain !== null,
    };
  });
  expect(looks).toEqual({ ink: 'rgb(0, 0, 0)', ground: 'none', tile: 'solid', pips: true });
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThanOrEqual(2);
});
