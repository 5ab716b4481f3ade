import { expect } from '@playwright/test';
import { setupOf } from '../support/matches.ts';
import { awaited, tableOf } from './steps.ts';
import { matchUntil, openMatch, storedMatch, waitsForPerson } from './storedMatch.ts';
import { test } from './watchedTest.ts';

test('from the table to the rule in question, to who catches whom, and back to the same table', async ({
  page,
}) => {
  const rules = { captureFromHand: 'hand' } as const;
  const match = matchUntil(setupOf(['person', 'greedy'], { rules }), waitsForPerson('hand', 5));
  await openMatch(page, match, { botSpeed: 'at-once' });
  await awaited(page);
  const left = await storedMatch(page);
  await page.keyboard.press('/');
  // No tile has these pips: whoever types it has another tile in mind than any of the hand.
  await page.getByRole('dialog').getByRole('textbox').fill('66^');
  await page.keyboard.press('Enter');
  const asked = page.getByRole('dialog').getByRole('button', { name: /^Rule F/ });
  const name = (await asked.getAttribute('aria-label'))?.slice(-2) ?? '';
  await asked.click();
  await page.getByRole('button', { name: 'Read on in the rules' }).click();

  const heading = page.getByRole('heading', { name: new RegExp(`^Rule ${name} `) });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page.locator('strong', { hasText: 'Changed. Usually: Your choice' })).toBeVisible();
  await page.getByRole('button', { name: 'Full screen' }).click();
  await page.getByRole('button', { name: /^Heaven/ }).focus();
  for (const size of [
    { width: 360, height: 640 },
    { width: 844, height: 390 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await expect
      .poll(() =>
        page.evaluate(() => {
          const tiles = [...document.querySelectorAll('[data-kind]')];
          const { scrollHeight, scrollWidth } = document.documentElement;
          const outside = tiles.filter((tile) => {
            const { left: x, top, right, bottom } = tile.getBoundingClientRect();
            return x < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
          });
          const scrolls = scrollHeight > innerHeight || scrollWidth > innerWidth;
          return `${tiles.length} tiles, ${outside.length} outside, ${scrolls ? 'scrolls' : 'fits'}`;
        }),
      )
      .toBe('21 tiles, 0 outside, fits');
  }
  await page.goBack();
  await expect(page.getByRole('heading', { name: /^Rule F7 / })).toBeFocused();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(tableOf(page).hand).toBeVisible();
  expect(await storedMatch(page)).toEqual(left);
});
