import { expect, type Locator } from '@playwright/test';
import { cutOff } from './cutOff.ts';
import { atFullLength } from './fullLength.ts';
import { phone } from './phone.ts';
import { pressGuardOver } from './steps.ts';
import { test } from './watchedTest.ts';
import { scrollingSeen, watchScrolling } from './watching.ts';

test.use(phone);

/** Low phones, however they are held; the last one is the phone of the other tests. */
const lowWindows = [
  [320, 568],
  [640, 360],
  [844, 390],
  [360, 640],
] as const;

test('a newcomer goes through the two minutes by thumb, counts the catch, and is led to a round', async ({
  page,
}) => {
  await watchScrolling(page);
  await page.goto('./');
  await page.getByRole('button', { name: 'Two-minute lesson Tiu-U' }).tap();
  const said = page.getByRole('group', { name: 'What is going on' });
  const lake = page.getByRole('grid', { name: /^Lake, / });
  const hand = page.getByRole('grid', { name: /^Hand: / });
  const goOn = page.getByRole('button', { name: 'Continue' });
  const boats = page.getByRole('region', { name: /^Catch: / });
  const heights = async () => [
    (await said.boundingBox())?.height,
    (await boats.first().boundingBox())?.y,
  ];
  const before = await heights();
  await hand.getByRole('button', { name: /5‑4/ }).tap();
  await lake.getByRole('button', { name: /6‑3/ }).tap();
  await pressGuardOver(page);
  await lake.getByRole('button', { name: /4‑1/ }).tap();
  // Whoever reads does not tap twice at once.
  const read = async (words: RegExp): Promise<void> => {
    await expect(said).toContainText(words);
    await pressGuardOver(page);
    await goOn.tap();
  };
  await read(/Bo .*5‑1/);
  await read(/Bo drew .*6‑1/);
  await pressGuardOver(page);
  await hand.getByRole('button').tap();
  await page.getByRole('button', { name: 'Place in the lake' }).tap();
  await read(/Bo .*3‑1/);
  await read(/Bo drew .*1‑1/);
  await expect(said).toContainText('rounded up to the next ten');
  expect(await heights()).toEqual(before);
  await page.setViewportSize({ width: 844, height: 390 });
  for (const count of ['Small fish', 'Big fish', 'Total']) {
    await expect(page.getByText(count, { exact: true })).toBeInViewport({ ratio: 1 });
    if (count !== 'Total') await read(/score/);
  }
  // All eight tiles that Bo has caught lie in the boat.
  const boat = await boats.last().boundingBox();
  const last = await boats.last().getByRole('img').last().boundingBox();
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThan((boat?.x ?? 0) + (boat?.width ?? 0));
  expect(await scrollingSeen(page)).toEqual({ frames: true, down: 0, sideways: 0 });
  await page.getByRole('button', { name: 'More lessons' }).tap();
  await expect(page.getByRole('button', { name: 'Continue: First Shi Wu Hu' })).toBeVisible();
});

/** Lessons by their addresses, their steps of most words, and how many skips lead there. */
const longest = [
  ['fish', 'step 3 of 7', 3],
  ['sap-ng-wu-suits', 'Step 2 of 7', 1],
] as const;

test('the head of a lesson takes a line each on the narrowest phones, and its longest step is seen whole', async ({
  page,
}) => {
  for (const [lesson, step, skips] of longest) {
    await page.goto(`./#learn=${lesson}`);
    for (let skipped = 0; skipped < skips; skipped += 1) {
      await page.getByRole('button', { name: 'Skip this step' }).tap();
    }
    await expect(page.getByText(step, { exact: true })).toBeVisible();
    for (const [width, height] of [
      [360, 640],
      [320, 568],
    ] as const) {
      await page.setViewportSize({ width, height });
      const seen = await page.evaluate(() => {
        const said = document.querySelector('[id="said"]');
        const lines = [...document.querySelectorAll('header :is(h1, h1 + p)')].map((line) => {
          const words = document.createRange();
          words.selectNodeContents(line);
          // What is only heard is a pixel wide.
          const seenWords = [...words.getClientRects()].filter(({ width }) => width > 1);
          return new Set(seenWords.map(({ bottom }) => Math.round(bottom))).size;
        });
        return { lines, hidden: (said?.scrollHeight ?? 0) - (said?.clientHeight ?? 0) };
      });
      expect(seen, `${lesson}, ${width} by ${height}`).toEqual({ lines: [1, 1], hidden: 0 });
    }
  }
});

test(
  'the first lesson of Sap Ng Wu has room for every step, however a low phone is held',
  atFullLength,
  async ({ page }) => {
    await page.goto('./#learn=sap-ng-wu-two-minutes');
    const rows = page.getByRole('main').getByRole('list');
    await expect(rows).toHaveCount(3);
    // The rows lie between the players and what is pressed.
    const [first, last] = [await rows.first().boundingBox(), await rows.last().boundingBox()];
    const seats = await page.getByRole('region', { name: 'Players' }).boundingBox();
    const goOn = await page.getByRole('button', { name: 'Continue' }).boundingBox();
    expect(first?.y).toBeGreaterThanOrEqual((seats?.y ?? 0) + (seats?.height ?? 0));
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(goOn?.y ?? 0);
    const skip = page.getByRole('button', { name: 'Skip this step' });
    /** What is cut off, lies over something else, or has to be scrolled. */
    const lost = async (): Promise<readonly string[]> => {
      const scrolled = await page.evaluate(() => {
        const long = [...document.querySelectorAll('html, [id="said"]')].filter(
          ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight,
        );
        const question = document.querySelector('section:has([id="question"])');
        const end = question?.getBoundingClientRect().bottom ?? 0;
        const below = [...(question?.querySelectorAll('p') ?? [])].filter(
          (words) => words.getBoundingClientRect().bottom > end,
        );
        return [...long, ...below].map(({ tagName, textContent }) => `${tagName} ${textContent}`);
      });
      return [...(await cutOff(page)), ...scrolled];
    };
    let isLast = false;
    while (!isLast) {
      for (const [width, height] of lowWindows) {
        await page.setViewportSize({ width, height });
        await expect.poll(lost, `${width} by ${height}`).toEqual([]);
      }
      isLast = (await skip.getAttribute('aria-disabled')) !== null;
      if (!isLast) await skip.tap();
    }
    await expect(page.getByRole('button', { name: 'More lessons' })).toBeInViewport({ ratio: 1 });
  },
);

test(
  'a lesson goes on where it was left, with all of it in sight however the phone is held',
  atFullLength,
  async ({ page }) => {
    await watchScrolling(page);
    await page.goto('./#learn=tiles');
    const said = page.getByRole('group', { name: 'What is going on' });
    const lake = page.getByRole('grid', { name: /^Lake, / });
    const hand = page.getByRole('grid', { name: /^Hand: / });
    const tile = (grid: Locator, name: RegExp): Locator => grid.getByRole('button', { name });
    await expect(said).toContainText('Tap the Black Nine 6‑3');
    const window = page.viewportSize();
    for (const part of [said, lake, hand]) {
      const box = await part.boundingBox();
      expect(
        (box?.y ?? -1) >= 0 && (box?.y ?? 0) + (box?.height ?? 0) <= (window?.height ?? 0),
      ).toBe(true);
    }
    await tile(lake, /6‑6/).tap();
    await expect(said).toContainText('12 pips');
    await tile(lake, /6‑3/).tap();
    await tile(hand, /5‑4/).tap();
    await page.setViewportSize({ width: 844, height: 390 });
    await tile(hand, /4‑1/).tap();
    await tile(lake, /6‑6/).tap();
    await expect(page.getByRole('button', { name: 'Next lesson' })).toBeVisible();
    expect(await scrollingSeen(page)).toEqual({ frames: true, down: 0, sideways: 0 });
    await page.reload();
    await page.getByRole('button', { name: 'All lessons' }).tap();
    await expect(page.getByRole('button', { name: 'Continue: Bait and fish' })).toBeVisible();
  },
);

test(
  'all that a question of a counting lesson asks with is in sight, however a phone is held',
  atFullLength,
  async ({ page }) => {
    await page.goto('./#learn=groups');
    const last = page.getByRole('button', { name: 'Skip this lesson' });
    for (const [width, height] of [
      [360, 640],
      [640, 360],
      [320, 568],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(last).toBeInViewport({ ratio: 1 });
      const room = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(room).toBe(height);
    }
  },
);

test(
  'what is said of Bo in the short round stays until it was read, with all of the table in sight',
  atFullLength,
  async ({ page }) => {
    await watchScrolling(page);
    await page.goto('./#learn=round');
    const said = page.getByRole('group', { name: 'What is going on' });
    const hand = page.getByRole('grid', { name: /^Hand: / });
    const lake = page.getByRole('grid', { name: /^Lake, / });
    const goOn = page.getByRole('button', { name: 'Continue' });
    const inSight = [said, lake, hand, page.getByRole('button', { name: 'Skip this lesson' })];
    const fish = lake.locator('[data-hinted]');
    await hand.locator('[data-hinted]').tap();
    await fish
      .or(page.getByRole('button', { name: 'Place in the lake' }))
      .first()
      .tap();
    await expect(fish.or(goOn).first()).toBeVisible();
    if (!(await goOn.isVisible())) await fish.first().tap();
    await expect(goOn).toBeVisible();
    const first = await said.getByRole('paragraph').last().textContent();
    expect(first).toMatch(/^Bo /);
    for (const [width, height] of lowWindows) {
      await page.setViewportSize({ width, height });
      for (const part of [...inSight, goOn]) await expect(part).toBeInViewport({ ratio: 1 });
      await expect(said.getByText(first ?? '')).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    }
    await goOn.tap();
    await expect(said.getByText(/^(Catch|Place) the .*: /)).toBeInViewport({ ratio: 1 });
    await expect(said.getByText(first ?? '')).toBeAttached();
    expect(await scrollingSeen(page)).toEqual({ frames: true, down: 0, sideways: 0 });
  },
);
