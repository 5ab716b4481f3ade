import { expect, type Page } from '@playwright/test';
import { formatLink } from '../../src/records/link.ts';
import { currentRound } from '../../src/store/match/match.ts';
import { forgedLink } from '../records/forgedLink.ts';
import { climbingSetup, climbingUntil, isOver } from './climbingMatch.ts';
import { climbingTableOf } from './climbingSteps.ts';
import { openElsewhere } from './elsewhere.ts';
import { atFullLength } from './fullLength.ts';
import { press, pressToNextScreen, tabTo } from './keys.ts';
import { goBackToSheet, scrubber } from './reviewSteps.ts';
import { openMatch, storedText } from './storedMatch.ts';
import { test } from './watchedTest.ts';

const finished = climbingUntil(climbingSetup(['person', 'novice', 'greedy']), isOver);
const plays = currentRound(finished).plays.length;

const moment = (page: Page) => scrubber(page).getAttribute('aria-valuetext');

test(
  'a finished round of Sap Ng Wu is reviewed by keyboard alone, from the score sheet and back',
  atFullLength,
  async ({ page }) => {
    await openMatch(page, finished, { screen: 'scores' });
    await tabTo(page, 'Review');
    await pressToNextScreen(page, 'Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Review' })).toBeFocused();
    await press(page, 'ArrowRight');
    expect(await moment(page)).toMatch(new RegExp(`^Play 1 of ${plays}: `));
    await press(page, 'End');
    expect(await moment(page)).toMatch(new RegExp(`^Play ${plays} of ${plays}: `));

    // The first look draws the curve alone: what is read stands once it is sure.
    const estimated = /^Estimated by Mei.* for each decision\.$/;
    await expect(page.getByText(estimated)).toBeVisible({ timeout: 240_000 });
    const made = page.getByRole('region', { name: 'What made the result' });
    await expect(made.getByRole('rowheader')).toHaveText([
      'The deal',
      'Hidden cards',
      'Choices',
      'Result',
    ]);
    // From the seat of the novice there is something to try again.
    await page.getByRole('group', { name: 'Seen from' }).getByRole('radio', { name: 'Bo' }).focus();
    await press(page, 'Space');
    await press(page, 'n');
    expect(await moment(page)).toMatch(/That cost \d+(\.\d)? chips?\.$/);
    await tabTo(page, 'Try again');
    await press(page, 'Enter');
    const attempt = page.getByRole('region', { name: /what would you do now\?$/ });
    await expect(attempt.getByRole('heading', { name: /what would you do now/ })).toBeFocused();
    await expect(climbingTableOf(page).hand).toBeVisible();
    await tabTo(page, 'Show me');
    await press(page, 'Enter');
    await expect(attempt.getByText(/^Best: /)).toBeVisible();
    await expect(attempt.getByText(/^Played in the round: /)).toBeVisible();
    await goBackToSheet(page);
  },
);

const code = formatLink(currentRound(finished));
const forged = (change: Readonly<Record<number, unknown>>): string => {
  const header = ['sap-ng-wu', ['Ann', 'Bo', 'Cy'], [], 0, 'lotus', {}, 0];
  return forgedLink({
    header: JSON.stringify(header.map((part, at) => (at in change ? change[at] : part))),
  });
};

/** Links that open nothing: their room and code, and what is said of them. */
const hostile: readonly (readonly [string, string, RegExp])[] = [
  ['a code that was cut off', `#review=${code.slice(0, -3)}`, /missing or was changed/],
  [
    'a code with a letter changed',
    `#deal=${code.replace(/.(?=.{9}$)/, '_')}`,
    /missing or was changed/,
  ],
  ['another game', `#deal=${forged({ 0: 'sap-ng-wu<img>' })}`, /no variant “sap-ng-wu<img>”/],
  ['a rule that it has not', `#review=${forged({ 5: { doubleAt: 3 } })}`, /“rules\.doubleAt”/],
  [
    'a rule of a relative',
    `#deal=${forged({ 0: 'chang-pai', 5: { fourChips: 1 } })}`,
    /“rules\.fourChips”/,
  ],
  ['half a chip', `#deal=${forged({ 5: { bandChips: 0.5 } })}`, /rules\.bandChips/],
  ['two who sit there', `#deal=${forged({ 1: ['Ann', 'Bo'] })}`, /3 to 4 entries/],
  [
    'four in a game for three',
    `#deal=${forged({ 0: 'luan-chuo', 1: ['a', 'b', 'c', 'd'] })}`,
    /list of 3 entries/,
  ],
  ['plays that nobody made', `#review=${forged({ 6: 500 })}`, /missing or was changed/],
  ['an endless seed', `#deal=${forged({ 4: 'x'.repeat(1001) })}`, /at most 1,000 characters/],
];

test(
  'links to climbing that open nothing are refused in words where nobody has climbed',
  atFullLength,
  async ({ browser, baseURL }) => {
    const page = await openElsewhere(browser, `${baseURL}`);
    const wrong: string[] = [];
    page.on('pageerror', (error) => wrong.push(error.message));
    for (const [name, hash, words] of hostile) {
      await test.step(name, async () => {
        await page.evaluate((next) => {
          location.hash = next;
        }, hash);
        await expect(page.getByRole('main')).toContainText(words);
        await page.getByRole('button', { name: 'Back' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fifteen Lakes');
      });
    }
    expect(await storedText(page)).toBeNull();
    expect(wrong).toEqual([]);
    await page.context().close();
  },
);
