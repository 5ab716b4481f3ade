import { expect, test } from '@playwright/test';

test('the page opens and shows the title', async ({ page }) => {
  await page.goto('./');
  await expect(page).toHaveTitle('Fifteen Lakes');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fifteen Lakes');
});
