import { expect, type Page } from '@playwright/test';
import { handOf } from '../../src/engine/fishing/index.ts';
import { formatKind, tilesOf } from '../../src/engine/index.ts';
import { positionOf } from '../support/fishing.ts';
import { isThorough } from '../support/thoroughness.ts';
import { awaited, digitsOf, makePlay, tableOf, waitingIn } from './steps.ts';
import { openMatch, playsOf, storedMatch, storedText } from './storedMatch.ts';
import { test } from './watchedTest.ts';
import { leaksSeen, watchHands } from './watching.ts';

test('two people pass one laptop, and neither ever sees the other’s tiles', async ({ page }) => {
  await watchHands(page);
  // The last turn is shown again as quickly as it can be; what was seen meanwhile differs by chance.
  await openMatch(page, null, { undoAfterSeen: 'allowed' });
  await setTable(page, 2, ['person', 'person']);
  const first = await lookBehindCurtain(page);
  await playOneTurn(page);
  const second = await lookBehindCurtain(page);
  expect([first, second].toSorted()).toEqual(['Ann', 'Ben']);
  await playOneTurn(page);

  // The one who has just played takes it back: that begins behind a curtain, too.
  const before = playsOf(await storedMatch(page));
  await page.getByRole('button', { name: new RegExp(`^${second}: undo`) }).click();
  expect(await lookBehindCurtain(page)).toBe(second);
  expect(playsOf(await storedMatch(page))).toBeLessThan(before);

  // A reload while a hand is shown shows none.
  const shown = await storedText(page);
  await page.reload();
  expect(await awaited(page)).toBe('curtain');
  expect(await storedText(page)).toBe(shown);
  expect(await leaksSeen(page)).toEqual({ leaks: [], curtains: true, hands: false });
  expect(await lookBehindCurtain(page)).toBe(second);
  if (isThorough) {
    await playOneTurn(page);
    await page.reload();
    expect(await lookBehindCurtain(page)).toBe(first);
    // What Ben may not take back any more, Ann cannot either.
    await page.getByRole('button', { name: 'Home' }).click();
    await waitingIn(page).first().click();
    await playOneTurn(page);
    expect(await lookBehindCurtain(page)).toBe(second);
  }
  expect(await leaksSeen(page)).toEqual({ leaks: [], curtains: true, hands: true });
});

async function setTable(page: Page, seats: number, controls: readonly string[]): Promise<void> {
  await page.getByText('More ways to play').click();
  await page.getByRole('radio', { name: `${seats} players` }).check();
  for (const [seat, control] of controls.entries()) {
    const field = page.getByRole('group', { name: `Seat ${seat + 1}` });
    await field.getByRole('combobox').selectOption(control);
  }
  await page.getByRole('heading', { name: 'House rules' }).click();
  await page.getByRole('textbox', { name: 'Seed of the deal' }).fill('lotus-42');
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
}

/** Takes the device at the curtain, and sees one's own tiles and nothing else. */
async function lookBehindCurtain(page: Page): Promise<string> {
  expect(await awaited(page)).toBe('curtain');
  await expect(page.getByRole('grid')).toHaveCount(0);
  const look = page.getByRole('button', { name: /^I’m .+: show my hand$/ });
  const [, name = ''] = /^I’m (.+):/.exec((await look.textContent()) ?? '') ?? [];
  await look.click();
  // Asked again and again, as the last turn may be shown once more before the hand.
  await expect(page.getByRole('button', { name: 'Back to now' })).toBeHidden();
  await expect(page.getByRole('grid', { name: new RegExp(`^Hand: ${name}, `) })).toBeVisible();
  const match = await storedMatch(page);
  const seat = match.setup.players.findIndex((player) => player.name === name);
  const own = tilesOf(handOf(positionOf(match), seat)).map(formatKind);
  const handShown = () =>
    tableOf(page).handTiles.evaluateAll((tiles) => tiles.map((tile) => tile.ariaLabel));
  await expect
    .poll(async () => (await handShown()).map(digitsOf).toSorted())
    .toEqual(own.toSorted());
  return name;
}

async function playOneTurn(page: Page): Promise<void> {
  for (let turn = await awaited(page); turn !== 'curtain'; turn = await awaited(page)) {
    const plays = playsOf(await storedMatch(page));
    await makePlay(page, turn, 'mouse');
    await expect.poll(async () => playsOf(await storedMatch(page))).toBeGreaterThan(plays);
  }
}
