import { expect, type Page } from '@playwright/test';
import { isThorough } from '../support/thoroughness.ts';
import { phone } from './phone.ts';
import { awaited } from './steps.ts';
import { storedMatch } from './storedMatch.ts';
import { test } from './watchedTest.ts';

test.use(phone);

const card = (page: Page) => page.getByRole('button', { name: /^Pass the device/ });
const deal = (page: Page) => page.getByRole('button', { name: 'Deal', exact: true });

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('two friends are dealt to by two taps without scrolling, and by their names the next time', async ({
    page,
  }) => {
    await page.goto('./');
    await expect(card(page)).toBeInViewport({ ratio: 1 });
    await card(page).tap();
    await expect(deal(page)).toBeInViewport({ ratio: 1 });
    await page.getByRole('textbox', { name: 'Name of player 1' }).fill('Dora');
    await page.getByRole('textbox', { name: 'Name of player 2' }).fill('Emil');
    await deal(page).tap();
    expect(await awaited(page)).toBe('curtain');

    // Every day resume.spec.ts comes back to a curtain.
    if (isThorough) {
      await page.goto('about:blank');
      await page.goto('./');
      expect(await awaited(page)).toBe('curtain');
    }
    await page.evaluate(() => localStorage.removeItem('fifteen-lakes/match'));
    await page.reload();
    await card(page).tap();
    await expect(deal(page)).toBeVisible();
    await page.keyboard.press('Enter');
    expect(await awaited(page)).toBe('curtain');
    const { setup } = await storedMatch(page);
    expect(setup.players).toEqual([
      { name: 'Dora', control: 'person' },
      { name: 'Emil', control: 'person' },
    ]);
  });
});
