import { expect, type Page } from '@playwright/test';
import type { VariantId } from '../../src/engine/fishing/index.ts';
import { currentRound, type Match } from '../../src/store/match/match.ts';
import { aids, type Settings, tileChoices } from '../../src/store/settings.ts';
import { fishingDeal } from '../support/fishing.ts';
import { setupOf } from '../support/matches.ts';
import { isThorough } from '../support/thoroughness.ts';
import { cutOff } from './cutOff.ts';
import { everyDayIf } from './fullLength.ts';
import { awaited, settled, tableOf } from './steps.ts';
import {
  changeSettings,
  matchUntil,
  openMatch,
  placing,
  playsOf,
  replaceMatch,
  waitsForPerson,
} from './storedMatch.ts';
import { test } from './watchedTest.ts';

export type Size = readonly [width: number, height: number];

const games = [
  ['tiu-u', 2],
  ['tiu-u', 3],
  ['shi-wu-hu', 2],
  ['shi-wu-hu', 3],
] as const satisfies readonly (readonly [VariantId, number])[];

/** Deals of Tiu-U in which good players catch many tiles, by how many play. */
const manyTiles = [
  [2, 'e23'],
  [3, 'e11'],
] as const;

const makes = tileChoices.filter((make) => make !== 'game');
const allAids: Partial<Settings> = {
  ...Object.fromEntries(aids.map((aid) => [aid, true])),
  botSpeed: 'at-once',
};

/**
 * Tests that every tile is in sight and can be hit on screens of these sizes.
 * @param everyDay the game that every run plays there
 */
export function testLayout(sizes: readonly Size[], everyDay: (typeof games)[number]): void {
  for (const [variant, seats] of isThorough ? games : [everyDay]) {
    test(`every tile of ${variant} for ${seats} is in sight and within reach, however large the lake`, async ({
      page,
    }) => {
      const players = (['person', 'random', 'random'] as const).slice(0, seats);
      const setup = setupOf(players, { variant });
      const unchosen = setupOf(
        players.map(() => 'person' as const),
        { variant },
      );
      const moments = [
        ['at the start', matchUntil(setup, waitsForPerson('hand'))],
        [
          'in the middle',
          matchUntil(setup, (match) => waitsForPerson('hand')(match) && isHalfway(match)),
        ],
        // Where nothing is compulsory, people who never capture leave every tile in the lake.
        ['in the largest lake', matchUntil(unchosen, () => false, placing)],
      ] as const;
      await openMatch(page, moments[0][1], allAids);
      for (const [at, [moment, match]] of moments.entries()) {
        // Every run sees the fullest hand and the fullest lake.
        if (at === 1 && !isThorough) continue;
        if (at > 0) await replaceMatch(page, match);
        if ((await awaited(page)) === 'hand') await tableOf(page).handTiles.first().click();
        for (const [turn, tiles] of makes.entries()) {
          await changeSettings(page, { tiles });
          for (const size of isThorough ? sizes : everyThird(sizes, at + turn + 1)) {
            await expectFits(page, size, `${tiles}, ${moment}`);
          }
        }
      }
    });
  }
}

/** Tests that the count at the end of a round of Tiu-U with many tiles fits on such screens. */
export function testCount(sizes: readonly Size[]): void {
  for (const [seats, seed] of manyTiles) {
    test(
      `the count of a round of ${seats} with many tiles is whole`,
      everyDayIf(seats === 3),
      async ({ page }) => {
        const players = (['person', 'greedy', 'greedy'] as const).slice(0, seats);
        await openMatch(
          page,
          matchUntil(setupOf(players, { seed }), () => false),
        );
        await expect(tableOf(page).count).toBeVisible();
        for (const [width, height] of sizes) {
          await page.setViewportSize({ width, height });
          await settled(page);
          expect.soft(await cutOff(page), `${width}×${height}`).toEqual([]);
        }
      },
    );
  }
}

/**
 * Each lake is met on every screen, and each make in each lake, though not all three together. Where
 * there is the least room they are: cards, the largest lake, and the third of the phones, which is
 * low and narrow.
 */
function everyThird(sizes: readonly Size[], from: number): Size[] {
  return sizes.filter((_, at) => at % makes.length === from % makes.length);
}

function isHalfway(match: Match): boolean {
  return playsOf(match) > fishingDeal(currentRound(match)).drawPile.length;
}

async function expectFits(page: Page, [width, height]: Size, moment: string): Promise<void> {
  await page.setViewportSize({ width, height });
  await settled(page);
  expect.soft(await unfit(page), `${moment}, ${width}×${height}`).toEqual([]);
}

/**
 * What does not fit: the page scrolls, a seat is covered, or a tile is out of sight, too small for
 * a finger, or covered.
 */
function unfit(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // 84 tiles in the lake of the smallest phone: only people who never capture will see it, and
    // then all is over.
    const tiles = document.querySelectorAll('[role="grid"] button').length;
    const least = tiles > 64 && Math.min(innerWidth, innerHeight) < 360 ? 15 : 24;
    const { scrollHeight, scrollWidth } = document.documentElement;
    const wrong: string[] = [];
    if (scrollHeight > innerHeight) wrong.push(`scrolls down by ${scrollHeight - innerHeight}`);
    if (scrollWidth > innerWidth) wrong.push(`scrolls sideways by ${scrollWidth - innerWidth}`);
    const small: string[] = [];
    for (const seat of document.querySelectorAll('[data-seat]')) {
      const { left, top, right, bottom } = seat.getBoundingClientRect();
      const isCovered = [top + 4, bottom - 4].some(
        (y) => document.elementFromPoint((left + right) / 2, y)?.closest('[data-seat]') !== seat,
      );
      if (isCovered) wrong.push(`${seat.ariaLabel} is covered`);
    }
    for (const grid of document.querySelectorAll('[role="grid"]')) {
      for (const tile of grid.querySelectorAll('button')) {
        const { left, top, right, bottom, width, height } = tile.getBoundingClientRect();
        const name = `${grid.ariaLabel?.slice(0, 4)} ${tile.ariaLabel?.slice(0, 20)}`;
        if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) {
          wrong.push(`${name} is out of sight`);
        }
        if (Math.min(width, height) < least) small.push(`${width.toFixed()}×${height.toFixed()}`);
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (hit?.closest('button') !== tile) wrong.push(`${name} is covered`);
      }
      if (small.length > 0) wrong.push(`${grid.ariaLabel}: ${small.length} of ${small[0]}`);
      small.length = 0;
    }
    return wrong;
  });
}
