import { expect, type Page } from '@playwright/test';
import { currentRound } from '../../src/store/match/match.ts';
import { isPractice } from '../../src/store/match/practice.ts';
import { stepsOf } from '../support/fishing.ts';
import { setupOf } from '../support/matches.ts';
import { atFullLength } from './fullLength.ts';
import { focused, press, pressToNextScreen, tabTo } from './keys.ts';
import { tableOf } from './steps.ts';
import { matchUntil, openMatch, placing, storedMatch } from './storedMatch.ts';
import { test } from './watchedTest.ts';

// Somebody who takes nothing makes costly plays.
const match = matchUntil(setupOf(['person', 'greedy']), () => false, placing);
const plays = currentRound(match).plays.length;

/** What leads through the moments of a reviewed round. */
const scrubber = (page: Page) => page.getByRole('slider', { name: 'Moment of the round' });

const moment = (page: Page) => scrubber(page).getAttribute('aria-valuetext');

/** There are figures, exact or not. */
async function weighed(page: Page): Promise<void> {
  await expect(page.getByText(/^Estimated by Mei/)).toBeVisible({ timeout: 120_000 });
}

test('a finished round is reviewed by keyboard alone, from the score sheet and back to it', async ({
  page,
}) => {
  await openMatch(page, match, { screen: 'scores' });
  await tabTo(page, 'Review');
  await pressToNextScreen(page, 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Review' })).toBeFocused();
  expect(await moment(page)).toBe('Before the first play');

  await press(page, 'ArrowRight');
  await press(page, 'ArrowRight');
  expect(await moment(page)).toMatch(new RegExp(`^Play 2 of ${plays}: `));
  await press(page, 'End');
  await expect(page.getByRole('img', { name: 'Draw pile, empty' })).toBeVisible();
  await press(page, 'Home');
  expect(await moment(page)).toBe('Before the first play');

  await weighed(page);
  await press(page, 'n');
  expect(await moment(page)).toMatch(/That cost \d+ points?\.$/);
  await press(page, 'p');

  await tabTo(page, 'Try again');
  await press(page, 'Enter');
  const attempt = page.getByRole('region', { name: /what would you do now\?$/ });
  await expect(attempt.getByRole('heading', { level: 2 })).toBeFocused();
  const { hand, fish, place, strand, drawn } = tableOf(page);
  await expect(hand).toBeVisible();
  if (!(await drawn.isVisible())) await press(page, '1');
  await expect(fish.or(place).first()).toBeVisible();
  if (await fish.first().isVisible()) {
    await fish.first().focus();
    await press(page, 'Enter');
  } else {
    await press(page, 'p');
    if (await strand.isVisible()) {
      await tabTo(page, 'Place it');
      await press(page, 'Enter');
    }
  }
  // Whichever it was, the answer says so.
  await expect(attempt.getByText(/^(Solved|Better: .*)/)).toBeVisible();
  await expect(attempt.getByText(/^(Played in the round: |That’s what was played)/)).toBeVisible();
  await tabTo(page, 'Back to the review');
  await press(page, 'Enter');
  await expect(scrubber(page)).toBeVisible();
  expect(await focused(page)).not.toBe('BODY');
  await tabTo(page, 'Back', 'Shift+Tab');
  await pressToNextScreen(page, 'Enter');
  await expect(page.getByRole('heading', { name: 'Score sheet' })).toBeFocused();
});

test(
  'the curve and the scrubber lead to a moment, and it is played on from there',
  atFullLength,
  async ({ page }) => {
    await openMatch(page, match, { screen: 'scores' });
    await page.getByRole('button', { name: 'Review', exact: true }).click();
    await weighed(page);
    // Whether it is the first look or the last.
    const curve = page.getByRole('img', { name: /expected result/i });
    await curve.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await curve.boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    await page.mouse.move(x + width * 0.9, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.5, y + height / 2);
    await page.mouse.up();
    const at = Number(await scrubber(page).inputValue());
    expect(at).toBeGreaterThan(plays * 0.35);
    expect(at).toBeLessThan(plays * 0.65);
    await page.getByRole('combobox', { name: 'The others are played by' }).selectOption('expert');
    await page.getByRole('button', { name: 'Play on' }).click();
    await expect(page.getByRole('grid', { name: /^Hand: Ann/ })).toBeVisible();
    const other = await storedMatch(page);
    expect(isPractice(currentRound(other))).toBe(true);
    expect(other.setup.players.map(({ control }) => control)).toEqual(['person', 'expert']);
    expect(
      stepsOf(other)
        .slice(0, at)
        .map(({ play }) => play),
    ).toEqual(currentRound(match).plays.slice(0, at));
  },
);

test('on a phone a play of the list leads back up to the table', atFullLength, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openMatch(page, match, { screen: 'scores' });
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await weighed(page);
  const costly = page.getByRole('region', { name: 'Costliest plays' });
  await costly
    .getByRole('button', { name: /^Play \d+: / })
    .first()
    .click();
  await expect(tableOf(page).lake).toBeInViewport({ ratio: 0.9 });
  await expect(scrubber(page)).toBeInViewport();
});
