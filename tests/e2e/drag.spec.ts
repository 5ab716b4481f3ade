import { expect, type Locator, type Page } from '@playwright/test';
import { formatPlay, viewFor } from '../../src/engine/fishing/index.ts';
import { formatKind, invariant } from '../../src/engine/index.ts';
import type { Match } from '../../src/store/match/match.ts';
import { choicesOf } from '../../src/ui/fishing/table/choices.ts';
import { positionOf, stepsOf } from '../support/fishing.ts';
import { setupOf } from '../support/matches.ts';
import { isThorough, runs } from '../support/thoroughness.ts';
import { everyDayIf } from './fullLength.ts';
import { awaited, digitsOf, tableOf } from './steps.ts';
import {
  matchUntil,
  openMatch,
  playsOf,
  replaceMatch,
  storedMatch,
  waitsForPerson,
} from './storedMatch.ts';
import { strandingMatch } from './strandingMatch.ts';
import { test } from './watchedTest.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

type Drag = (page: Page, from: Point, to: Point) => Promise<void>;

const byMouse: Drag = async (page, from, to) => {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
};

const byTouch: Drag = async (page, from, to) => {
  const devtools = await page.context().newCDPSession(page);
  const between = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (const point of [between, to]) {
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  }
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devtools.detach();
};

const setup = setupOf(['person', 'greedy']);
const moments = [
  ['at the deal', matchUntil(setup, waitsForPerson('hand'))],
  // Before the lake closes up, so that it has holes.
  ['in mid-round', matchUntil(setup, waitsForPerson('hand', 10))],
] as const satisfies readonly (readonly [string, Match])[];

/** @param everyDay the moment in which every run drags so */
function testDrags(drag: Drag, everyDay: (typeof moments)[number]): void {
  /** What is alike in both ways of dragging, every run meets in this one. */
  const first = (way: Drag) => everyDayIf(drag === way);
  for (const [moment, match] of isThorough ? moments : [everyDay]) {
    const title = `${moment}, a tile is placed wherever it ends in the lake, if on no lit fish`;
    test(title, first(byTouch), async ({ page }) => {
      await openMatch(page, match);
      await awaited(page);
      const bait = harmlessBait(match);
      const holes = await holePoints(page);
      expect(holes.length > 0).toBe(playsOf(match) > 0);
      const free = await freePoints(page);
      expect(free.length).toBeGreaterThan(2);
      const points = [...holes.slice(0, 1), ...free].slice(0, runs(1, free.length + 1));
      for (const [at, point] of points.entries()) {
        if (at > 0) await replaceMatch(page, match);
        await awaited(page);
        await drag(page, await handPoint(page, bait), point);
        await expect
          .poll(() => playAt(page, playsOf(match)), `at ${point.x}, ${point.y}`)
          .toBe(bait);
      }
      await replaceMatch(page, match);
      await awaited(page);
      const idle = await idlePoint(page, bait);
      await drag(page, await handPoint(page, bait), idle);
      await expect.poll(() => playAt(page, playsOf(match)), 'on another tile').toBe(bait);
    });
  }

  test(
    'carried onto one of several lit fish, a tile takes that fish',
    first(byTouch),
    async ({ page }) => {
      const { match, bait, fish } = severalFish();
      await openMatch(page, match);
      for (const [at, kind] of [fish[0], fish.at(-1)].entries()) {
        if (at > 0) await replaceMatch(page, match);
        await awaited(page);
        const { lakeTiles } = tableOf(page);
        await drag(page, await handPoint(page, bait), await tilePoint(lakeTiles, kind));
        await expect.poll(() => playAt(page, playsOf(match))).toBe(`${bait}x${kind}`);
      }
    },
  );

  test(
    'carried into the lake, a tile that would strand others asks first',
    first(byMouse),
    async ({ page }) => {
      const { match, bait } = strandingMatch();
      await openMatch(page, match);
      await awaited(page);
      const [point] = await freePoints(page);
      invariant(point !== undefined, 'there is free water');
      await drag(page, await handPoint(page, formatKind(bait)), point);
      await expect(tableOf(page).strand).toBeVisible();
      expect(playsOf(await storedMatch(page))).toBe(playsOf(match));
    },
  );
}

const phone = { width: 360, height: 640 };
const desk = { width: 1440, height: 900 };

// A finger meets least room on a phone, a mouse the longest way at a desk.
for (const { width, height } of isThorough ? [phone, desk] : [desk]) {
  test.describe(`by mouse at ${width}×${height}`, () => {
    test.use({ viewport: { width, height } });
    testDrags(byMouse, moments[0]);
  });
}
for (const { width, height } of isThorough ? [phone, desk] : [phone]) {
  test.describe(`by touch at ${width}×${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: width < 500 });
    testDrags(byTouch, moments[1]);
  });
}

test('a tile that is carried lies above the others of its hand', async ({ page }) => {
  await openMatch(page, moments[0][1]);
  await awaited(page);
  const { handTiles } = tableOf(page);
  const from = middleOf(await handTiles.first().boundingBox());
  const over = middleOf(await handTiles.nth(1).boundingBox());
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(over.x, over.y, { steps: 3 });
  const isAbove = await page.locator('[data-dragged]').evaluate((tile, { x, y }) => {
    if (!(tile instanceof HTMLElement)) return false;
    // The finger goes through it, to what it would be dropped on.
    tile.style.pointerEvents = 'auto';
    return tile.contains(document.elementFromPoint(x, y));
  }, over);
  expect(isAbove).toBe(true);
  await page.mouse.up();
});

test('a tap into a hole of the lake places, and one that misses a tile by a finger does not', async ({
  page,
}) => {
  const [, [, match]] = moments;
  await openMatch(page, match);
  await awaited(page);
  const bait = harmlessBait(match);
  const from = await handPoint(page, bait);
  await page.mouse.click(from.x, from.y);
  const tiles = await tableOf(page).lakeTiles.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect()),
  );
  const [place] = (await holes(page)).flatMap((hole) => {
    const beside = tiles.find(({ y }) => Math.abs(y - hole.y) < 1);
    return beside === undefined ? [] : [{ hole, beside }];
  });
  invariant(place !== undefined, 'a tile lies beside a hole');
  const { hole, beside } = place;
  const edge = beside.x < hole.x ? hole.x + 4 : hole.x + hole.width - 4;
  await page.mouse.click(edge, hole.y + hole.height / 2);
  expect(playsOf(await storedMatch(page))).toBe(playsOf(match));
  await page.mouse.click(hole.x + hole.width / 2, hole.y + hole.height / 2);
  await expect.poll(() => playAt(page, playsOf(match))).toBe(bait);
});

/** A tile of the hand that asks nothing when it is placed. */
function harmlessBait(match: Match): string {
  const position = positionOf(match);
  const choices = [...choicesOf(viewFor(position, position.seat)).values()];
  const own = choices.find(({ place }) => place !== null && place.strandedTiles < 3);
  invariant(own !== undefined, 'a tile strands no other');
  return formatKind(own.bait);
}

/** A match in which some tile of the hand can take either of two fish. */
function severalFish(): {
  readonly match: Match;
  readonly bait: string;
  readonly fish: readonly string[];
} {
  const found = (match: Match) => {
    const position = positionOf(match);
    const choices = [...choicesOf(viewFor(position, position.seat)).values()];
    return choices.find(({ single }) => single.size > 1);
  };
  const isHand = waitsForPerson('hand');
  const match = matchUntil(setup, (at) => isHand(at) && found(at) !== undefined);
  const choice = found(match);
  invariant(choice !== undefined, 'some tile can take two kinds');
  return { match, bait: formatKind(choice.bait), fish: [...choice.single.keys()].map(formatKind) };
}

function handPoint(page: Page, bait: string): Promise<Point> {
  return tilePoint(tableOf(page).handTiles, bait);
}

/** The middle of the first tile of a kind. */
async function tilePoint(tiles: Locator, kind: string | undefined): Promise<Point> {
  const labels = await tiles.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel));
  const tile = tiles.nth(labels.findIndex((label) => digitsOf(label) === kind));
  return middleOf(await tile.boundingBox());
}

/** Where tiles of the lake were caught. */
function holes(page: Page): Promise<DOMRect[]> {
  return page
    .getByRole('gridcell')
    .filter({ hasNot: page.getByRole('button') })
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
}

async function holePoints(page: Page): Promise<Point[]> {
  return (await holes(page)).map(middleOf);
}

/** A few points of the lake where no tile lies, from all over it. */
async function freePoints(page: Page): Promise<readonly Point[]> {
  const all = await tableOf(page).lake.evaluate((grid) => {
    const { left, right, top, bottom } = grid.getBoundingClientRect();
    const tiles = [...grid.querySelectorAll('button')].map((tile) => tile.getBoundingClientRect());
    const isFree = (x: number, y: number): boolean =>
      tiles.every((tile) => x < tile.left || x > tile.right || y < tile.top || y > tile.bottom);
    const points: { x: number; y: number }[] = [];
    for (let y = top + 2; y < bottom; y += 8) {
      for (let x = left + 2; x < right; x += 8) if (isFree(x, y)) points.push({ x, y });
    }
    return points;
  });
  return all.filter((_, at) => at % Math.ceil(all.length / 6) === 0);
}

/** The middle of a tile in the lake that the bait does not take. */
async function idlePoint(page: Page, bait: string): Promise<Point> {
  const { lake } = tableOf(page);
  const { x, y } = await handPoint(page, bait);
  await page.mouse.click(x, y);
  const idle = await lake.locator('[data-look="dim"]').first().boundingBox();
  await page.keyboard.press('Escape');
  return middleOf(idle);
}

function middleOf(box: { x: number; y: number; width: number; height: number } | null): Point {
  invariant(box !== null, 'it is in sight');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The play of the round on the device at an index, once there is one. */
async function playAt(page: Page, index: number): Promise<string | undefined> {
  const step = stepsOf(await storedMatch(page))[index];
  return step && formatPlay(step.play);
}
