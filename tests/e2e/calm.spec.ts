import { expect, type Locator, type Page } from '@playwright/test';
import type { MatchSetup } from '../../src/store/match/match.ts';
import { setupOf } from '../support/matches.ts';
import { isThorough } from '../support/thoroughness.ts';
import { movedOf, startsOf } from './places.ts';
import { awaited, makePlay, settled, tableOf } from './steps.ts';
import { matchUntil, openMatch, playsOf, storedMatch, waitsForPerson } from './storedMatch.ts';
import { test } from './watchedTest.ts';

interface Shift {
  readonly value: number;
  /** What moved, from where to where. */
  readonly sources: readonly string[];
}

declare global {
  interface Window {
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

/** So many plays of a stretch have a turn of each seat in them; of the end they are the last. */
const turnOfEach = ({ players }: MatchSetup): number => 2 * players.length;

/**
 * Every run sees each screen, each game, and a round from its beginning to its end, though not all
 * of them together.
 */
const watched = sizes.flatMap((size, at) =>
  games.flatMap((game, which) =>
    stretches
      .map((stretch, third) => ({ size, game, stretch, third }))
      .filter(({ third }) => isThorough || (third === at && which === at % games.length)),
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
      const isEnd = third === stretches.length - 1;
      const some = turnOfEach(setup);
      const from = isEnd && !isThorough ? whole - some : (whole * third) / 3;
      const begun = matchUntil(setup, waitsForPerson('hand', from));
      await watchShifts(page);
      await openMatch(page, begun, { botSpeed: 'fast' });
      let turn = await awaited(page);
      await expectToSeeShifts(page);
      const jumps: string[] = [];
      let regrown = 0;
      let compared = 0;
      let plays = playsOf(begun);
      const until = isThorough ? (whole * (third + 1)) / 3 : playsOf(begun) + some;
      while (turn !== 'over' && (plays < until || compared === 0)) {
        const [room, places] = [await roomOfLake(page), await startsOf(tableParts(page))];
        const made = await makePlay(page, turn, 'mouse');
        turn = await awaited(page);
        const shifts = await shiftsSeen(page);
        plays = playsOf(await storedMatch(page));
        if (turn === 'over') break;
        // Between rounds of turns the lake may close up: its tiles glide to their new slots.
        if ((await roomOfLake(page)) !== room) {
          regrown += 1;
          continue;
        }
        compared += 1;
        // A shift names five things at most, which the tiles of a hand that closes up can fill.
        expect
          .soft(movedOf(places, await startsOf(tableParts(page))), `${plays}. ${made}`)
          .toEqual([]);
        jumps.push(...shifts.map((shift) => `${plays}. ${made}: ${shift}`));
      }
      expect(compared).toBeGreaterThan(0);
      expect(regrown).toBeLessThanOrEqual(3);
      expect(jumps).toEqual([]);
    });
  });
}

test('neither the hand nor the hint moves when a bait is chosen', async ({ page }) => {
  await openMatch(page, matchUntil(setupOf(['person', 'greedy']), waitsForPerson('hand')), {});
  const { baits, hand, place } = tableOf(page);
  const places = async (): Promise<unknown> => ({
    hand: await hand.boundingBox(),
    hint: await page.getByRole('button', { name: 'Hint' }).boundingBox(),
  });
  for (const size of [...sizes, { width: 640, height: 360 }, { width: 360, height: 640 }]) {
    await page.setViewportSize(size);
    await settled(page);
    const before = await places();
    await baits.first().click();
    await expect(place).toBeVisible();
    expect(await places(), `${size.width}×${size.height}`).toEqual(before);
    await baits.first().click();
    await expect(place).toBeHidden();
  }
});

/** Among how many slots of which size the lake shares its room. */
function roomOfLake(page: Page): Promise<string | null> {
  return page.locator('[data-region="lake"]').getAttribute('style');
}

function tableParts(page: Page): Locator {
  return page.locator(
    '[data-region]:not([data-region="hand"]), [data-seat], aside section, aside tr',
  );
}

/** The shifts since it was last asked. */
async function shiftsSeen(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() => window.shifts?.splice(0) ?? []);
  return shifts.map(({ value, sources }) => `${value.toFixed(4)} ${sources.join('; ')}`);
}

/**
 * Pushes the page down, so that a calm round is not one that nobody watched; what has moved until
 * then is forgotten.
 */
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
    // The browser takes whatever moves within half a second for the answer to a press: a bot may
    // have played by then, and a slow machine not have drawn. The answer is that the hand closes up
    // in the frame in which it has a tile fewer, and that the prompt by it has more or fewer lines
    // about the same middle.
    const closingUp = { from: 0, until: 0 };
    let held = 0;
    const countHeld = (): void => {
      const tiles = document.querySelectorAll('[data-region="hand"] button').length;
      if (tiles < held) {
        Object.assign(closingUp, { from: performance.now(), until: Number.POSITIVE_INFINITY });
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            closingUp.until = performance.now();
          }),
        );
      }
      held = tiles;
    };
    new MutationObserver(countHeld).observe(document, { childList: true, subtree: true });
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
    const elementOf = (source: object): Element | null => {
      const node = read(source, 'node');
      if (node instanceof Text) return node.parentElement;
      return node instanceof Element ? node : null;
    };
    const isSmallChange = (source: object): boolean => {
      const [from, to] = [read(source, 'previousRect'), read(source, 'currentRect')];
      if (!(from instanceof DOMRectReadOnly && to instanceof DOMRectReadOnly)) return false;
      // A sentence has more or fewer lines about the same middle.
      const across = from.x + from.width / 2 - (to.x + to.width / 2);
      const down = from.y + from.height / 2 - (to.y + to.height / 2);
      if (Math.max(Math.abs(across), Math.abs(down)) <= 2) return true;
      // A row to which a tile comes grows away from the edge that it stands by.
      const keepsSide = from.left === to.left || from.right === to.right;
      const grows = keepsSide && from.top === to.top && from.bottom === to.bottom;
      const isNew = from.width === 0;
      return grows || isNew;
    };
    // A board tells the same things at the same places, each in as many lines as it takes.
    const isOnBoard = (source: object): boolean => {
      const board = elementOf(source)?.closest('aside');
      return board !== null && board !== undefined;
    };
    const isCalm = (source: object): boolean => isSmallChange(source) || isOnBoard(source);
    const rect = (value: unknown): string =>
      value instanceof DOMRectReadOnly
        ? [value.x, value.y, value.width, value.height].map(Math.round).join(' ')
        : '';
    const told = (source: object): string => {
      const element = elementOf(source);
      const name =
        element === null
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
        const closesUp = closingUp.from <= entry.startTime && entry.startTime < closingUp.until;
        const moved = sources.filter((one) => !isCalm(one) && !(closesUp && isInHand(one)));
        if (moved.length === 0) continue;
        shifts.push({ value: Number(read(entry, 'value')), sources: moved.map(told) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
