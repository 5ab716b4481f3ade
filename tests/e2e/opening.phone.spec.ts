import { expect } from '@playwright/test';
import { phone } from './phone.ts';
import { test } from './watchedTest.ts';

test.use(phone);

test('the page opens on a phone without scrolling sideways', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
