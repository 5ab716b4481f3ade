import { expect, type Page } from '@playwright/test';
import { baitOf, drawnOf, fishOf, formOf, legalPlays } from '../../src/engine/fishing/index.ts';
import { currentRound, type Match } from '../../src/store/match/match.ts';
import { fishingDeal, positionOf } from '../support/fishing.ts';
import { setupOf } from '../support/matches.ts';
import { atFullLength } from './fullLength.ts';
import { awaited, expectLogOf, tableInWords, tableOf } from './steps.ts';
import {
  leaveMatch,
  matchUntil,
  playsOf,
  storedMatch,
  storedText,
  waitsForPerson,
} from './storedMatch.ts';
import { test } from './watchedTest.ts';

const alone = setupOf(['person', 'greedy']);

test(
  'a reload at the start of a hand play, with or without a bait chosen, changes nothing',
  atFullLength,
  async ({ page }) => {
    await leaveMatch(page, matchUntil(alone, waitsForPerson('hand', 9)));
    await page.goto('./');
    const before = await tableInWords(page);
    await expectSameAfterReload(page, before);
    await tableOf(page).handTiles.first().click();
    await expectSameAfterReload(page, before);
  },
);

test('a reload while a drawn tile waits shows it waiting, with the same fish lit', async ({
  page,
}) => {
  const left = matchUntil(alone, waitsForPerson('drawn', 8));
  await leaveMatch(page, left);
  await page.goto('./');
  expect(await awaited(page)).toBe('drawn');
  const drawn = await tableOf(page).drawn.getAttribute('aria-label');
  await expectSameAfterReload(page, await tableInWords(page));
  await expect(tableOf(page).drawn).toHaveAttribute('aria-label', drawn ?? '');
  expect(drawnOf(positionOf(await storedMatch(page)))).toBe(drawnOf(positionOf(left)));
});

test(
  'a reload in the bot’s turn lets it think again, and it plays what it would have played',
  atFullLength,
  async ({ page }) => {
    const left = matchUntil(alone, (match) => turnOf(match) === 1 && playsOf(match) > 8);
    await stopTheClock(page);
    await leaveMatch(page, left);
    await page.goto('./');
    await expectSameAfterReload(page, await tableInWords(page));
    await page.clock.resume();
    const next = matchUntil(alone, waitsForPerson('hand', playsOf(left) + 1));
    await expect(tableOf(page).logLines).toHaveCount(playsOf(next));
    await expectLogOf(page, next);
  },
);

test('a reload behind the curtain finds the same curtain, and the same table behind it', async ({
  page,
}) => {
  const two = setupOf(['person', 'person']);
  await leaveMatch(page, matchUntil(two, waitsForPerson('hand', 7)));
  await page.goto('./');
  const curtain = page.getByRole('main');
  const words = await curtain.textContent();
  const text = await storedText(page);
  await page.reload();
  await expect(curtain).toHaveText(words ?? '');
  expect(await storedText(page)).toBe(text);
  await page.getByRole('button', { name: /^I’m / }).click();
  await expectLogOf(page, await storedMatch(page));
});

test(
  'a reload after the round finds the table, and one at the score sheet the same sheet',
  atFullLength,
  async ({ page }) => {
    await leaveMatch(
      page,
      matchUntil(alone, () => false),
    );
    await page.goto('./');
    const counted = page.getByRole('main');
    await expect(page.getByRole('table', { name: 'The catches, counted' })).toBeVisible();
    const ended = await counted.textContent();
    await page.reload();
    await expect(counted).toHaveText(ended ?? '');
    await tableOf(page).count.click();
    const sheet = page.getByRole('main');
    await expect(page.getByRole('heading', { name: 'Score sheet' })).toBeVisible();
    const words = await sheet.textContent();
    await page.reload();
    await expect(sheet).toHaveText(words ?? '');
  },
);

test(
  'a reload leaves every tile of the lake in the slot where it lay',
  atFullLength,
  async ({ page }) => {
    // The second of two like fish is taken, so the first must stay.
    const left = matchUntil(
      alone,
      (match) => waitsForPerson('hand', 0)(match) && twins(match) >= 0,
    );
    await stopTheClock(page);
    await leaveMatch(page, left);
    await page.goto('./');
    const { handTiles, fish, logLines } = tableOf(page);
    await handTiles.nth(twins(left)).click();
    const names = await fish.evaluateAll((tiles) => tiles.map((tile) => tile.ariaLabel));
    const last = names.findLastIndex((name, at) => names.indexOf(name) < at);
    await fish.nth(last).click();
    await expect(logLines).toHaveCount(playsOf(left) + 1);
    await expectSameAfterReload(page, await tableInWords(page));
  },
);

/** Nobody plays by themselves until the clock goes on, however slow the machine is. */
async function stopTheClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}

function turnOf(match: Match): number {
  return positionOf(match).seat;
}

/** The place in the hand of a tile that can take either of two like fish, -1 if there is none. */
function twins(match: Match): number {
  const position = positionOf(match);
  const deal = fishingDeal(currentRound(match));
  const taking = legalPlays(position).filter((play) => formOf(play) === 'capture');
  const hand = (deal.hands[position.seat] ?? []).toSorted((one, other) => one - other);
  if (playsOf(match) > 0) return -1;
  return hand.findIndex((bait) =>
    taking.some(
      (play) =>
        baitOf(play) === bait && deal.lake.filter((tile) => tile === fishOf(play)).length === 2,
    ),
  );
}

async function expectSameAfterReload(
  page: Page,
  before: Awaited<ReturnType<typeof tableInWords>>,
): Promise<void> {
  const text = await storedText(page);
  await page.reload();
  expect(await storedText(page)).toBe(text);
  expect(await tableInWords(page)).toEqual(before);
}
