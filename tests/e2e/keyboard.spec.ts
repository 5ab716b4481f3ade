import { expect, type Page } from '@playwright/test';
import { formatPlay, legalPlays } from '../../src/engine/fishing/index.ts';
import { currentRound } from '../../src/store/match/match.ts';
import { positionOf } from '../support/fishing.ts';
import { inTurn } from '../support/inTurn.ts';
import { focused, press, pressToNextScreen, tabTo } from './keys.ts';
import { goToLaterPart, partOfRound } from './laterPart.ts';
import { awaited, expectLogOf, tableOf, withTheSameSeeds } from './steps.ts';
import { playsOf, storedMatch, waitsForPerson } from './storedMatch.ts';
import { test } from './watchedTest.ts';

test(`somebody without a mouse goes from the start screen through ${partOfRound} to the next one`, async ({
  page,
}) => {
  await withTheSameSeeds(page);
  await page.goto('./');
  await tabTo(page, 'Settings');
  await press(page, 'Enter');
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  const atOnce = page.getByRole('radio', { name: 'At once' });
  await page.getByRole('radio', { name: 'Normal' }).focus();
  while (!(await atOnce.isChecked())) await press(page, 'ArrowRight');
  await press(page, 'Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await focused(page)).toBe('Settings');

  await tabTo(page, 'Play Tiu-U', 'Shift+Tab');
  await pressToNextScreen(page, 'Enter');
  await awaited(page);
  expect(await focused(page)).toBe('H1');

  await letBaitGo(page);
  await goToLaterPart(page, waitsForPerson('hand', 36));
  // Who comes back begins at the top of the page.
  await awaited(page);
  await press(page, 'Tab');
  const ways = [playByLetters, playTyped, playByArrows] as const;
  let baits = 0;
  for (let turn = await awaited(page); turn !== 'over'; turn = await awaited(page)) {
    const before = playsOf(await storedMatch(page));
    expect(await focused(page)).not.toBe('BODY');
    if (turn === 'drawn') await playDrawn(page);
    else {
      await inTurn(ways, baits)(page);
      baits += 1;
    }
    await expect.poll(async () => playsOf(await storedMatch(page))).toBeGreaterThan(before);
  }
  expect(baits).toBeGreaterThanOrEqual(ways.length);
  const first = await storedMatch(page);
  await expectLogOf(page, first);

  await tabTo(page, 'Score sheet');
  await pressToNextScreen(page, 'Enter');
  await expect(page.getByRole('heading', { name: 'Score sheet' })).toBeFocused();
  await tabTo(page, 'Next round');
  await pressToNextScreen(page, 'Enter');
  await awaited(page);
  const second = await storedMatch(page);
  expect(second.rounds).toHaveLength(2);
  expect(currentRound(second).starter).toBe(1 - currentRound(first).starter);
  expect(await focused(page)).not.toBe('BODY');
});

async function letBaitGo(page: Page): Promise<void> {
  await press(page, '2');
  await expect(page.getByRole('button', { name: /chosen as bait$/ })).toBeVisible();
  await press(page, 'Escape');
  await expect(page.getByRole('button', { name: /chosen as bait$/ })).toHaveCount(0);
  await expect(tableOf(page).handTiles.nth(1)).toBeFocused();
}

/** A digit for the bait; focus goes to its first fish. Else a letter puts it into the lake. */
async function playByLetters(page: Page): Promise<void> {
  await press(page, '1');
  if ((await tableOf(page).fish.count()) > 0) {
    await press(page, 'n');
    await press(page, 'Enter');
  } else await placeByLetter(page);
}

async function playByArrows(page: Page): Promise<void> {
  const { handTiles, fish } = tableOf(page);
  await press(page, '1');
  await press(page, 'Escape');
  await press(page, 'End');
  await expect(handTiles.last()).toBeFocused();
  await press(page, 'ArrowLeft');
  await press(page, 'Space');
  if ((await fish.count()) === 0) return placeByLetter(page);
  await expect(fish.first()).toBeFocused();
  await press(page, 'Enter');
}

async function playTyped(page: Page): Promise<void> {
  const [first] = legalPlays(positionOf(await storedMatch(page))).toReversed();
  const text = first === undefined ? '' : formatPlay(first);
  await press(page, '/');
  const field = page.getByRole('dialog').getByRole('textbox');
  await expect(field).toBeFocused();
  await page.keyboard.type('nonsense');
  await press(page, 'Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'nonsense' })).toBeVisible();
  await press(page, 'Control+a');
  await page.keyboard.type(text);
  await press(page, 'Enter');
  await confirmPlacing(page);
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function playDrawn(page: Page): Promise<void> {
  const { fish } = tableOf(page);
  if ((await fish.count()) === 0) return placeByLetter(page);
  await press(page, 'n');
  await press(page, 'Enter');
}

async function placeByLetter(page: Page): Promise<void> {
  await press(page, 'p');
  await confirmPlacing(page);
}

async function confirmPlacing(page: Page): Promise<void> {
  if (!(await tableOf(page).strand.isVisible())) return;
  await tabTo(page, 'Place it');
  await press(page, 'Enter');
}
