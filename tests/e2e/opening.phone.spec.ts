import { expect, type Locator } from '@playwright/test';
import { phone } from './phone.ts';
import { test } from './watchedTest.ts';

test.use(phone);

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
    const { top, right } = await lettersOf(page.getByRole('heading', { level: 1 }));
    const languages = await page.getByRole('group', { name: 'Language' }).boundingBox();
    const { x, y, height: high } = languages ?? { x: 0, y: 0, height: 0 };
    // The words stand in the middle of buttons as high as a thumb: their room ends earlier.
    const isClear = top >= y + high - 12 || right <= x;
    expect([width, height, isClear]).toEqual([width, height, true]);
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
    const title = await lettersOf(page.getByRole('heading', { level: 1 }));
    const game = await lettersOf(page.locator('strong', { hasText: '2 players' }));
    expect([width, title.lines, game.lines]).toEqual([width, 1, 1]);
  }
});

/** Where the letters of an element stand, and on how many lines. */
function lettersOf(element: Locator) {
  return element.evaluate((one) => {
    const letters = document.createRange();
    letters.selectNodeContents(one);
    const { top, right } = letters.getBoundingClientRect();
    // What is only heard has no size.
    const seen = [...letters.getClientRects()].filter(({ height }) => height > 0);
    return { top, right, lines: new Set(seen.map((rect) => rect.top)).size };
  });
}
