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

test('the languages stand beside the title and not on it, in windows low and narrow', async ({
  page,
}) => {
  await page.goto('./');
  for (const [width, height] of [
    [360, 640],
    [360, 420],
    [360, 340],
    [240, 427],
    [640, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    const languages = await page.getByRole('group', { name: 'Language' }).boundingBox();
    const letters = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      const { top, right } = range.getBoundingClientRect();
      return { top, right };
    });
    const { x, y, height: high } = languages ?? { x: 0, y: 0, height: 0 };
    expect([width, height, letters.top >= y + high - 12 || letters.right <= x]).toEqual([
      width,
      height,
      true,
    ]);
  }
});

test('the head of the calculator keeps its words whole on a phone on its side', async ({
  page,
}) => {
  await page.goto('./#calculator');
  for (const [width, height] of [
    [640, 360],
    [740, 360],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const text of [
      page.getByRole('heading', { level: 1 }),
      page.getByText('Tiu-U · 2 players'),
    ]) {
      const lines = await text.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      });
      expect([width, lines]).toEqual([width, 1]);
    }
  }
});
