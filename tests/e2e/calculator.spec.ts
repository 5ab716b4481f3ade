import { expect, type Locator, type Page } from '@playwright/test';
import { openMatch } from './storedMatch.ts';
import { test } from './watchedTest.ts';

function calculatorOf(page: Page) {
  const keypad = page.getByRole('grid');
  const tabs = page.getByRole('group', { name: 'Whose catch' });
  return {
    keypad,
    tab: (name: string) => tabs.getByRole('button', { name: new RegExp(`^${name}:`) }),
    key: (tile: string) => keypad.getByRole('button', { name: `, ${tile[0]}‑${tile[1]},` }),
    field: page.getByRole('textbox', { name: 'Or type the catch' }),
    enter: page.getByRole('button', { name: 'Enter this round' }),
    ledger: page.getByRole('table', { name: 'Ledger of the evening' }),
    button: (name: string | RegExp): Locator =>
      page.getByRole('button', { name, exact: typeof name === 'string' }),
  };
}

async function openCalculator(page: Page): Promise<void> {
  await openMatch(page, null);
  await page.getByRole('button', { name: 'Score real tiles' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Score real tiles' })).toBeFocused();
}

test('an evening outlives the page: rounds, names, and what is being entered', async ({ page }) => {
  await openCalculator(page);
  const { tab, field, enter, ledger, button } = calculatorOf(page);
  await button('Game and players').click();
  await page.getByRole('textbox', { name: 'Name of player 2' }).fill('Mei');
  await button('Close').click();
  await field.fill('66*4 63 54');
  await tab('Mei').click();
  await field.fill('11*4');
  await enter.click();
  await expect(page.getByText('The round is in the ledger.')).toBeVisible();
  await field.fill('44*2 foo');
  await page.reload();
  await expect(field).toHaveValue('44*2 foo');
  await expect(ledger.getByRole('row')).toHaveText([
    /Round.*Ann.*Mei/,
    /132.*\+122.*10.*−122/,
    /Total.*\+122.*−122/,
  ]);
});

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true });

  test('the keypad is in sight and every key is large enough for a thumb', async ({ page }) => {
    await openCalculator(page);
    const { keypad, key, tab } = calculatorOf(page);
    for (const one of await keypad.getByRole('button').all()) {
      const box = await one.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(568);
    }
    const before = await keypad.boundingBox();
    await key('66').tap();
    await key('11').tap();
    await expect(tab('Ann')).toHaveAccessibleName('Ann: 34 points, 2 tiles');
    expect(await keypad.boundingBox()).toEqual(before);
  });
});
