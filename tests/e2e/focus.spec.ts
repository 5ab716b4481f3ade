import { expect, type Page } from '@playwright/test';
import { formatRecord } from '../../src/records/formatRecord.ts';
import { currentRound } from '../../src/store/match/match.ts';
import { setupOf } from '../support/matches.ts';
import { isThorough, runs } from '../support/thoroughness.ts';
import { asksPerson, climbingSetup, climbingUntil } from './climbingMatch.ts';
import { atFullLength } from './fullLength.ts';
import { press } from './keys.ts';
import { awaited } from './steps.ts';
import { button, goToPlace, heading } from './stops.ts';
import { matchUntil, openMatch, putMatch, waitsForPerson } from './storedMatch.ts';
import { test } from './watchedTest.ts';

const fishing = matchUntil(setupOf(['person', 'greedy']), waitsForPerson('hand', 5));
const climbing = climbingUntil(climbingSetup(['person', 'greedy', 'greedy']), asksPerson('lead'));
const finished = formatRecord(currentRound(matchUntil(setupOf(['person', 'greedy']), () => false)));

test(
  'the rules of a game of the other family begin at their heading',
  atFullLength,
  async ({ page }) => {
    await page.goto('./#rules');
    await expect(heading(page)).toHaveText('Rules: Tiu-U');
    await page.getByRole('button', { name: /^Sap Ng Wu/ }).focus();
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(/^Rules: Sap Ng Wu/);
    await expect(heading(page)).toBeFocused();
  },
);

test(
  'after the first rounds were brought in Close leaves the focus somewhere',
  atFullLength,
  async ({ page }) => {
    await page.goto('./#history');
    await button(page, 'Import rounds').focus();
    await press(page, 'Enter');
    await page.getByRole('textbox', { name: 'Text of the records' }).fill(finished);
    await button(page, 'Import').focus();
    await press(page, 'Enter');
    await expect(page.getByText('1 new round.')).toBeVisible();
    await button(page, 'Close').focus();
    await press(page, 'Enter');
    await expect(button(page, 'Review')).toBeVisible();
    await expect.poll(() => tagOfFocus(page)).not.toBe('BODY');
  },
);

test('another match from another tab takes a dialog of the table with it, and no focus', async ({
  page,
  context,
}) => {
  await openMatch(page, fishing);
  await awaited(page);
  await button(page, 'At this table').focus();
  await press(page, 'Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  const other = await context.newPage();
  // A page of the app would change the screen of the match that it finds by itself.
  await other.goto('./robots.txt');
  await putMatch(other, climbing);
  await expect(page.locator('h1')).toContainText('Sap Ng Wu');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => tagOfFocus(page)).not.toBe('BODY');
});

test('what another tab takes away under a dialog leaves the focus somewhere', async ({
  page,
  context,
}) => {
  await page.goto('./#history');
  await button(page, 'Import rounds').click();
  await page.getByRole('textbox', { name: 'Text of the records' }).fill(finished);
  await button(page, 'Import').click();
  await expect(page.getByText('1 new round.')).toBeVisible();
  await page.keyboard.press('Escape');
  await button(page, 'Delete all rounds').focus();
  await press(page, 'Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  const other = await context.newPage();
  await other.goto('./#history');
  await button(other, 'Delete').click();
  await expect(page.locator('[data-round]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => tagOfFocus(page)).not.toBe('BODY');
});

function tagOfFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.tagName);
}

/** A small generator with a seed, so that a walk that fails can be walked again. */
function createChance(seed: number): (choices: number) => number {
  let state = seed;
  return (choices) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * choices);
  };
}

/** Keys that somebody presses who looks about; none leaves the app. */
const keys = [
  'Tab',
  'Tab',
  'Tab',
  'Shift+Tab',
  'Enter',
  'Enter',
  'Space',
  'ArrowDown',
  'ArrowRight',
  'Escape',
  'b',
  'h',
  '1',
  '2',
];

const places = [
  { room: 'rules', code: '' },
  { room: 'history' },
  { room: 'calculator' },
  { room: 'today', code: '' },
  { room: 'puzzles' },
  { room: 'learn', code: '' },
] as const;

for (const seed of isThorough ? [1, 2, 3, 4, 5, 6] : [1]) {
  test(`whatever keys are pressed, the focus is somewhere: walk ${seed}`, async ({ page }) => {
    const chance = createChance(seed);
    const walked: string[] = [];
    await openMatch(page, fishing);
    await awaited(page);
    await page.keyboard.press('Tab');
    for (let step = 0; step < runs(40, 600); step += 1) {
      if (step % 20 === 10) {
        const place = places[chance(places.length)] ?? places[0];
        walked.push(place.room);
        await goToPlace(page, place);
        await expect(heading(page)).toBeVisible();
      }
      const key = keys[chance(keys.length)] ?? 'Tab';
      walked.push(key);
      await page.keyboard.press(key);
      // From the last control of a page Tab leads to the browser's own, and on to the first one.
      if (key.endsWith('Tab') && (await tagOfFocus(page)) === 'BODY')
        await page.keyboard.press(key);
      await expect.poll(() => tagOfFocus(page), walked.join(' ')).not.toBe('BODY');
    }
  });
}
