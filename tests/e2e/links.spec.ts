import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { formatLink, parseLink } from '../../src/records/link.ts';
import { mostLinkCode } from '../../src/records/mostLinkCode.ts';
import { currentRound } from '../../src/store/match/match.ts';
import { forgedLink } from '../records/forgedLink.ts';
import { setupOf } from '../support/matches.ts';
import { isThorough } from '../support/thoroughness.ts';
import { climbingSetup, climbingUntil, isOver } from './climbingMatch.ts';
import { atFullLength } from './fullLength.ts';
import { waitingIn } from './steps.ts';
import { leaveMatch, matchUntil, openMatch, playsOf, storedText } from './storedMatch.ts';
import { test } from './watchedTest.ts';

const finished = matchUntil(
  setupOf(['person', 'greedy'], { rules: { doubleAt: 200 } }),
  () => false,
);
const round = currentRound(finished);
const begun = matchUntil(setupOf(['person', 'greedy']), (match) => playsOf(match) >= 12);

async function openShare(page: Page): Promise<void> {
  await openMatch(page, finished, { screen: 'scores' });
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Share this round' })).toBeVisible();
}

/** What is copied by a button of the dialog, once it says so. */
async function copied(page: Page, button: string): Promise<string> {
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('copied');
  return page.evaluate(() => navigator.clipboard.readText());
}

test.describe('a finished round is shared', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('by a link that opens it in review on another device, and takes nothing there', async ({
    page,
    browser,
  }) => {
    await openShare(page);
    const link = await copied(page, 'Copy the link to the round');
    expect(link.length).toBeLessThan(400);
    const elsewhere = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const other = await elsewhere.newPage();
    await leaveMatch(other, null);
    await other.goto(link);
    await expect(other).toHaveTitle('Review – Fifteen Lakes');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(other.getByText('This link doesn’t open')).toHaveCount(0);
    const [, code = ''] = other.url().split('#review=');
    expect(parseLink(code)).toMatchObject({
      ok: true,
      value: { players: round.players, plays: round.plays },
    });
    expect(await storedText(other)).toBeNull();
    await elsewhere.close();
  });

  test('as a text, a record and a picture', atFullLength, async ({ page }) => {
    await openShare(page);
    const dialog = page.getByRole('dialog');
    expect(await copied(page, 'Copy the text')).toMatch(/^Tiu-U: Ann and Bo\n/);
    expect(JSON.parse(await copied(page, 'Copy the record'))).toMatchObject({ seed: 'lotus-42' });
    await expect(dialog.getByRole('img')).toBeVisible();
    await page.getByRole('button', { name: 'Copy the picture' }).click();
    await expect(page.getByText('The picture is copied.')).toBeVisible();
    const types = await page.evaluate(async () =>
      (await navigator.clipboard.read()).flatMap((item) => item.types),
    );
    expect(types).toContain('image/png');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the picture' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('fifteen-lakes-lotus-42.png');
    const png = await readFile(await download.path());
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    // Twice as fine as it is measured.
    expect(png.readUInt32BE(16)).toBe(2 * 964);
  });
});

const code = formatLink({ ...round, plays: [] });
const challenge = formatLink(round);
const headerOf = (change: Readonly<Record<number, unknown>>): string => {
  const header = ['tiu-u', ['Ann', 'Bo'], [], 0, 'lotus', {}, 0];
  return JSON.stringify(header.map((part, at) => (at in change ? change[at] : part)));
};
const forged = (change: Readonly<Record<number, unknown>>): string =>
  forgedLink({ header: headerOf(change) });
const climbed = formatLink(
  currentRound(climbingUntil(climbingSetup(['person', 'novice', 'greedy']), isOver)),
);
const forgedClimbing = (change: Readonly<Record<number, unknown>>): string =>
  forged({ 0: 'sap-ng-wu', 1: ['Ann', 'Bo', 'Cy'], ...change });

const hostile: readonly (readonly [string, string, RegExp])[] = [
  ['an empty code', '#deal=', /missing or was changed/],
  ['a megabyte', `#deal=${'A'.repeat(1_000_000)}`, new RegExp(mostLinkCode.toLocaleString('en'))],
  ['what is no code', '#deal=<img src=x onerror=alert(1)>', /missing or was changed/],
  ['another script', '#deal=釣魚', /missing or was changed/],
  ['broken percent signs', '#deal=%E9%87', /missing or was changed/],
  ['a code that was cut off', `#deal=${code.slice(0, -3)}`, /missing or was changed/],
  [
    'a code with a letter changed',
    `#deal=${code.replace(/.(?=.{9}$)/, '_')}`,
    /missing or was changed/,
  ],
  ['a challenge that was cut off', `#deal=${challenge.slice(0, -3)}`, /missing or was changed/],
  [
    'a challenge with a play changed',
    `#deal=${challenge.replace(/.(?=.{20}$)/, (letter) => (letter === 'A' ? 'B' : 'A'))}`,
    /missing or was changed/,
  ],
  ['a newer code', `#deal=${forgedLink({ version: 3, header: '' })}`, /newer version/],
  ['another game', `#deal=${forged({ 0: '<b>mahjong</b>' })}`, /no variant “<b>mahjong<\/b>”/],
  ['another rule', `#deal=${forged({ 5: { flood: true } })}`, /“rules\.flood” is not known/],
  ['too many seats', `#deal=${forged({ 1: ['a', 'b', 'c', 'd'] })}`, /2 to 3 entries/],
  ['an endless name', `#deal=${forged({ 1: ['a'.repeat(8000), 'b'] })}`, /at most 200 characters/],
  [
    'a name that hides something',
    `#deal=${forged({ 1: ['Ann\u202e', 'Bo'] })}`,
    /missing or was changed/,
  ],
  ['an endless seed', `#deal=${forged({ 4: 'x'.repeat(1001) })}`, /at most 1,000 characters/],
  ['plays beyond the end', `#deal=${forged({ 6: 200 })}`, /after the end of the round/],
  ['a room that is not there', '#__proto__=1', /nothing at this address/],
];

/** The same where nobody has climbed yet. */
const hostileToClimb: typeof hostile = [
  ['a code that was cut off', `#review=${climbed.slice(0, -3)}`, /missing or was changed/],
  [
    'a code with a letter changed',
    `#deal=${climbed.replace(/.(?=.{9}$)/, '_')}`,
    /missing or was changed/,
  ],
  [
    'another game',
    `#deal=${forgedClimbing({ 0: 'sap-ng-wu<img>' })}`,
    /no variant “sap-ng-wu<img>”/,
  ],
  [
    'a rule that it has not',
    `#review=${forgedClimbing({ 5: { doubleAt: 3 } })}`,
    /“rules\.doubleAt”/,
  ],
  [
    'a rule of a relative',
    `#deal=${forgedClimbing({ 0: 'chang-pai', 5: { fourChips: 1 } })}`,
    /“rules\.fourChips”/,
  ],
  ['half a chip', `#deal=${forgedClimbing({ 5: { bandChips: 0.5 } })}`, /rules\.bandChips/],
  ['two who sit there', `#deal=${forgedClimbing({ 1: ['Ann', 'Bo'] })}`, /3 to 4 entries/],
  [
    'four in a game for three',
    `#deal=${forgedClimbing({ 0: 'luan-chuo', 1: ['a', 'b', 'c', 'd'] })}`,
    /list of 3 entries/,
  ],
  ['plays that nobody made', `#review=${forgedClimbing({ 6: 500 })}`, /missing or was changed/],
  [
    'an endless seed',
    `#deal=${forgedClimbing({ 4: 'x'.repeat(1001) })}`,
    /at most 1,000 characters/,
  ],
];

/** What is refused in each code is known to unit tests; the page that says so is the same. */
const met = isThorough ? [...hostile, ...hostileToClimb] : hostile.filter((_, at) => at % 2 === 0);

test('links that open nothing are refused in words, and the match stays as it was', async ({
  page,
}) => {
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('dialog', (dialog) => {
    wrong.push(dialog.message());
    void dialog.dismiss();
  });
  await openMatch(page, begun, { screen: 'start' });
  const kept = await storedText(page);
  for (const [name, hash, words] of met) {
    await test.step(name, async () => {
      await page.evaluate((next) => {
        location.hash = next;
      }, hash);
      await expect(page.getByRole('main')).toContainText(words);
      await expect(page.getByRole('main').locator('img, b, script')).toHaveCount(0);
      await page.getByRole('button', { name: 'Back' }).click();
      await expect(waitingIn(page).first()).toBeVisible();
      expect(await storedText(page)).toBe(kept);
    });
  }
  expect(wrong).toEqual([]);
});

test(
  'a challenge is in sight without scrolling on a small phone',
  atFullLength,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const dared = currentRound(matchUntil(setupOf(['person', 'novice']), () => false));
    await page.goto(`./#deal=${formatLink(dared)}`);
    for (const name of ['Play', 'New here? Two-minute lesson', 'Change seats or names', 'Back']) {
      await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
    }
  },
);
