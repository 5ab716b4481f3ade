import { expect } from '@playwright/test';
import { test } from './watchedTest.ts';

test('the words are asked for while the main script is on its way', async ({ page }) => {
  const asked = page.waitForRequest(/assets\/language\/en-/, { timeout: 30_000 });
  await page.route(/assets\/index-[\w-]+\.js$/, (route) => asked.then(() => route.continue()));
  await page.goto('./', { waitUntil: 'commit' });
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
