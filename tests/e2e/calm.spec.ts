import { expect, type Page, test } from '@playwright/test';
import { setupOf } from '../support/matches.ts';
import { isThorough } from '../support/thoroughness.ts';
import { awaited, makePlay } from './steps.ts';
import { leaveMatch, matchUntil, playsOf, storedMatch, waitsForPerson } from './storedMatch.ts';

interface Shift {
  readonly value: number;
  /** What moved, from where to where. */
  readonly sources: readonly string[];
}

declare global {
  interface Window {
    /** The layout shifts that the page has had. */
    shifts?: Shift[];
  }
}

const sizes = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
] as const;

const games = [
  ['Tiu-U', setupOf(['person', 'greedy'])],
  ['Shi Wu Hu for three', setupOf(['person', 'greedy', 'greedy'], { variant: 'shi-wu-hu' })],
] as const;

const stretches = ['beginning', 'middle', 'end'] as const;

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Every run sees each game on every screen, and from its beginning to its end; the screens take turns. */
const watched = sizes.flatMap((size, at) =>
  games.flatMap((game, which) =>
    stretches
      .map((stretch, third) => ({ size, game, stretch, third }))
      .filter(({ third }) => isThorough || (at + third) % sizes.length === which),
  ),
);

for (const { size, game, stretch, third } of watched) {
  const where = `${size.width}×${size.height}`;
  const [name, setup] = game;

  test.describe(`at ${where}`, () => {
    test.use({ viewport: size });

    test(`nothing on the table jumps in the ${stretch} of a round of ${name}, at ${where}`, async ({
      page,
    }) => {
      const whole = playsOf(matchUntil(setup, () => false));
      const begun = matchUntil(setup, waitsForPerson('hand', (whole * third) / 3));
      await watchShifts(page);
      await leaveMatch(page, begun, { botSpeed: 'fast' });
      await page.goto('./');
      let turn = await awaited(page);
      await expectToSeeShifts(page);
      const jumps: string[] = [];
      let plays = playsOf(begun);
      while (turn !== 'over' && plays <= (whole * (third + 1)) / 3) {
        const made = await makePlay(page, turn, 'mouse');
        turn = await awaited(page);
        jumps.push(...(await shiftsSeen(page)).map((shift) => `${plays}. ${made}: ${shift}`));
        plays = playsOf(await storedMatch(page));
      }
      expect(jumps).toEqual([]);
    });
  });
}

/** The shifts since it was last asked. */
async function shiftsSeen(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() => window.shifts?.splice(0) ?? []);
  return shifts.map(({ value, sources }) => `${value.toFixed(4)} ${sources.join('; ')}`);
}

/** Pushes the page down, so that a calm round is not one that nobody watched; what has moved until then is forgotten. */
async function expectToSeeShifts(page: Page): Promise<void> {
  const push = (pixels: number): Promise<void> =>
    page.evaluate((top) => {
      document.body.style.paddingTop = `${top}px`;
    }, pixels);
  await shiftsSeen(page);
  for (const pixels of [40, 0]) {
    await push(pixels);
    await expect.poll(() => shiftsSeen(page)).not.toEqual([]);
  }
}

/** Keeps every layout shift but those that answer a press at once. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    window.shifts = shifts;
    // The browser takes whatever moves within half a second for the answer to a press: a bot may have played by then, and a
    // slow machine not have drawn. The answer is that the hand closes up, once, and what lies by it with it.
    let mayCloseUp = false;
    const press = (): void => {
      mayCloseUp = true;
    };
    addEventListener('click', press, true);
    const isInHand = (source: object): boolean => {
      const node = read(source, 'node');
      const hand = document.querySelector('[data-region="hand"]');
      if (node instanceof Node) return hand?.contains(node) === true;
      // What styles alone draw has no node: it lies where the hand is.
      const box = read(source, 'currentRect');
      if (hand === null || !(box instanceof DOMRectReadOnly)) return false;
      const { left, right, top, bottom } = hand.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      return left <= x && x <= right && top <= y && y <= bottom;
    };
    const read = (entry: object, key: string): unknown => Reflect.get(entry, key);
    const rect = (value: unknown): string =>
      value instanceof DOMRectReadOnly
        ? [value.x, value.y, value.width, value.height].map(Math.round).join(' ')
        : '';
    const told = (source: object): string => {
      const node = read(source, 'node');
      const element = node instanceof Text ? node.parentElement : node;
      const name = !(element instanceof Element)
        ? 'something without a node'
        : `${element.tagName} ${element.className} ${element.ariaLabel ?? element.textContent.slice(0, 30)}`;
      return `${name}: ${rect(read(source, 'previousRect'))} → ${rect(read(source, 'currentRect'))}`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // A number that gains a digit is no jump either.
        if (Number(read(entry, 'value')) < 0.0005) continue;
        const found = read(entry, 'sources');
        const sources: object[] = Array.isArray(found) ? found : [];
        const isAnswer = mayCloseUp && sources.some(isInHand);
        if (isAnswer) mayCloseUp = false;
        else shifts.push({ value: Number(read(entry, 'value')), sources: sources.map(told) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
