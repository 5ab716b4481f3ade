import { expect, type Page, test } from '@playwright/test';
import { setupOf } from '../support/matches.ts';
import { awaited, makePlay } from './steps.ts';
import { leaveMatch, matchUntil, waitsForPerson } from './storedMatch.ts';

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

/** Screens, and after how many plays a round is watched there: the whole of it once. */
const sights = [
  { size: { width: 390, height: 844 }, from: 0 },
  { size: { width: 844, height: 390 }, from: 24 },
  { size: { width: 1440, height: 900 }, from: 24 },
] as const;

const games = [
  ['Tiu-U', setupOf(['person', 'greedy'])],
  ['Shi Wu Hu for three', setupOf(['person', 'greedy', 'greedy'], { variant: 'shi-wu-hu' })],
] as const;

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const { size, from } of sights) {
  for (const [game, setup] of games) {
    test.describe(`at ${size.width}×${size.height}`, () => {
      test.use({ viewport: size });

      test(`nothing on the table jumps in a round of ${game} from play ${from} on, at ${size.width}×${size.height}`, async ({
        page,
      }) => {
        await watchShifts(page);
        await leaveMatch(page, matchUntil(setup, waitsForPerson('hand', from)), {
          botSpeed: 'fast',
        });
        await page.goto('./');
        let turn = await awaited(page);
        await expectToSeeShifts(page);
        const jumps: string[] = [];
        for (let plays = 0; turn !== 'over'; plays += 1) {
          const made = await makePlay(page, turn, 'mouse');
          turn = await awaited(page);
          const found = await page.evaluate(() => window.shifts?.splice(0) ?? []);
          jumps.push(
            ...found.map(
              ({ value, sources }) =>
                `${plays}. ${made}: ${value.toFixed(4)} ${sources.join('; ')}`,
            ),
          );
        }
        expect(jumps).toEqual([]);
      });
    });
  }
}

/** Pushes the page down, so that a calm round is not one that nobody watched; what has moved until then is forgotten. */
async function expectToSeeShifts(page: Page): Promise<void> {
  const push = (pixels: number): Promise<void> =>
    page.evaluate((top) => {
      document.body.style.paddingTop = `${top}px`;
    }, pixels);
  const shiftsSeen = (): Promise<number> =>
    page.evaluate(() => window.shifts?.splice(0).length ?? 0);
  await page.evaluate(() => window.shifts?.splice(0));
  for (const pixels of [40, 0]) {
    await push(pixels);
    await expect.poll(shiftsSeen).toBeGreaterThan(0);
  }
}

/** Keeps every layout shift that no press has asked for, as the measure CLS does. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    window.shifts = shifts;
    const read = (entry: object, key: string): unknown => Reflect.get(entry, key);
    const rect = (value: unknown): string =>
      value instanceof DOMRectReadOnly
        ? [value.x, value.y, value.width, value.height].map(Math.round).join(' ')
        : '';
    const told = (source: object): string => {
      const node = read(source, 'node');
      const element = node instanceof Text ? node.parentElement : node;
      const name = !(element instanceof Element)
        ? 'gone'
        : `${element.tagName} ${element.className} ${element.ariaLabel ?? element.textContent.slice(0, 30)}`;
      return `${name}: ${rect(read(source, 'previousRect'))} → ${rect(read(source, 'currentRect'))}`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // What moves in answer to a press, as the hand does that closes up, is no jump.
        if (read(entry, 'hadRecentInput') === true) continue;
        // A number that gains a digit is no jump either.
        if (Number(read(entry, 'value')) < 0.0005) continue;
        const sources = read(entry, 'sources');
        shifts.push({
          value: Number(read(entry, 'value')),
          sources: Array.isArray(sources) ? sources.map((source: object) => told(source)) : [],
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
