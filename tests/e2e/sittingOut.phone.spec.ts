import { expect, type Page } from '@playwright/test';
import { currentRound } from '../../src/store/match/match.ts';
import { everybodyAt } from '../../src/store/match/sittingOut.ts';
import { untilPlayed } from './climbingSteps.ts';
import { atFullLength } from './fullLength.ts';
import { phone } from './phone.ts';
import { awaited, makePlay, pressGuardOver, tableOf, withTheSameSeeds } from './steps.ts';
import { openMatch, playedOn, playsOf, replaceMatch, storedMatch } from './storedMatch.ts';
import { test } from './watchedTest.ts';
import { leaksSeen, scrollingSeen, watchHands, watchScrolling } from './watching.ts';

test.use(phone);

const people = ['Ann', 'Bo', 'Cy', 'Dee'];

const curtain = (page: Page) => page.getByRole('heading', { name: /^Pass the device to / });

/** Who sits the current round out; the others sit at its seats, and nobody has another place. */
async function whoSitsOut(page: Page): Promise<string> {
  const match = await storedMatch(page);
  const { sitsOut, players } = match.setup;
  const name = sitsOut?.name ?? '';
  expect(everybodyAt(match.setup).map((person) => person.name)).toEqual(people);
  expect(players.map((player) => player.name)).toEqual(people.filter((one) => one !== name));
  expect(currentRound(match).players).toEqual(players.map((player) => player.name));
  return name;
}

/** Who sits out looks on, sees no hand, and gives the device back; then the next person looks. */
async function lookOnAndLook(page: Page, onlooker: string): Promise<void> {
  await pressGuardOver(page);
  await expect(curtain(page)).toBeVisible();
  await page.getByRole('button', { name: `${onlooker} sits out: look on` }).tap();
  await expect(page.getByText('Looking on: this is what everyone may see')).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Sitting out: ${onlooker}`);
  await expect(page.getByRole('grid', { name: /^Hand: / })).toHaveCount(0);
  const done = page.getByRole('button', { name: 'Done looking' });
  await expect(done).toBeInViewport({ ratio: 1 });
  await done.tap();
  await expect(curtain(page)).toBeVisible();
  await look(page);
}

async function look(page: Page): Promise<void> {
  await page.getByRole('button', { name: /show my hand$/ }).tap();
  await expect(page.getByRole('button', { name: 'Back to now' })).toBeHidden();
  await expect(page.getByRole('grid', { name: /^Hand: / })).toBeVisible();
  await pressGuardOver(page);
}

/** The score sheet of a round: who sat out, who is next, and a sum for each of the four. */
async function expectSheet(page: Page, sat: string): Promise<string> {
  await expect(page.getByRole('heading', { level: 1, name: 'Score sheet' })).toBeVisible();
  await expect(page.getByText(`${sat} sat out`)).toBeInViewport();
  const next = await page.getByText(/^Next to sit out: /).textContent();
  return next?.replace(/^Next to sit out: |, opposite the dealer$/g, '') ?? '';
}

async function expectSums(page: Page, outs: readonly string[]): Promise<void> {
  const table = page.getByRole('table', { name: 'The match so far' });
  await expect(table.getByRole('columnheader')).toHaveText(['Round', ...people]);
  for (const [at, out] of outs.entries()) {
    const cells = table
      .getByRole('row')
      .nth(at + 1)
      .getByRole('cell');
    await expect(cells.nth(people.indexOf(out))).toHaveText('out');
  }
  await expect(table.getByRole('row').last().getByRole('cell')).toHaveCount(people.length);
}

test(
  'four friends play Tiu-U for three by touch, and another one sits out each round',
  atFullLength,
  async ({ page }) => {
    await watchHands(page);
    await watchScrolling(page);
    await withTheSameSeeds(page);
    await openMatch(page, null, { motion: 'none' });
    await page.getByRole('button', { name: /^Pass the device/ }).tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: '4 players' }).tap();
    await expect(dialog.getByText(/^One of you sits out each round/)).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Name of player 4' }).fill('Dee');
    await page.getByRole('button', { name: 'Deal', exact: true }).tap();
    const outs: string[] = [];
    for (const expected of ['Dee', 'Ann']) {
      expect(await awaited(page)).toBe('curtain');
      expect(await whoSitsOut(page)).toBe(expected);
      await lookOnAndLook(page, expected);
      for (let turn = await awaited(page); turn !== 'curtain'; turn = await awaited(page)) {
        const plays = playsOf(await storedMatch(page));
        await makePlay(page, turn, 'touch');
        await untilPlayed(page, plays);
      }
      expect((await scrollingSeen(page)).sideways).toBe(0);
      expect((await leaksSeen(page)).leaks).toEqual([]);
      // The others play on to the last turn.
      const rest = playedOn(await storedMatch(page), (match) => playsOf(match) === 46);
      await replaceMatch(page, rest);
      expect(await awaited(page)).toBe('curtain');
      await look(page);
      for (let turn = await awaited(page); turn !== 'over'; turn = await awaited(page)) {
        await makePlay(page, turn, 'touch');
      }
      await tableOf(page).count.tap();
      outs.push(expected);
      const next = await expectSheet(page, expected);
      expect(next).toBe(people[(people.indexOf(expected) + 1) % 4]);
      if (outs.length > 1) await expectSums(page, outs);
      await page.getByRole('button', { name: 'Next round' }).tap();
    }
    expect(await awaited(page)).toBe('curtain');
    expect(await whoSitsOut(page)).toBe('Bo');

    // The table is remembered: two taps begin another match with the same four.
    await page.getByRole('button', { name: 'Home' }).tap();
    await page.getByRole('button', { name: /^Pass the device/ }).tap();
    await page.getByRole('button', { name: 'Deal', exact: true }).tap();
    expect(await awaited(page)).toBe('curtain');
    expect(await whoSitsOut(page)).toBe('Dee');
  },
);
