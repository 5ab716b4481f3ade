import { expect, type Page } from '@playwright/test';
import type { Match } from '../../src/store/match/match.ts';
import { setupOf } from '../support/matches.ts';
import { roundToHear } from '../support/playsToHear.ts';
import { say } from '../support/say.ts';
import { runs } from '../support/thoroughness.ts';
import { voices } from '../support/voices.ts';
import { asksPerson, climbingSetup, climbingUntil, goodPlay } from './climbingMatch.ts';
import { awaitedAtClimbing, makeClimbingPlay } from './climbingSteps.ts';
import { atFullLength } from './fullLength.ts';
import { focused, press } from './keys.ts';
import { awaited, tableOf } from './steps.ts';
import { leaveMatch, matchUntil, playsOf, storedMatch, waitsForPerson } from './storedMatch.ts';
import {
  expectFewRenamed,
  expectFocusAfter,
  expectSpoken,
  happeningsOf,
  type Listener,
  listenFrom,
  recordTold,
  toldSoFar,
} from './told.ts';
import { test } from './watchedTest.ts';

const turns = runs(2, 5);

test('a turn of Tiu-U is told in one piece, nothing of it twice, and the focus follows the news', async ({
  page,
}) => {
  const left = matchUntil(setupOf(['person', 'greedy']), waitsForPerson('hand', 0));
  await leaveMatch(page, left);
  await expectToldWell(page, left, async () => {
    if ((await awaited(page)) === 'hand') await press(page, '1');
    const { fish } = tableOf(page);
    const key = (await fish.count()) > 0 ? 'n' : 'p';
    await press(page, key);
    if (key === 'n') await press(page, 'Enter');
    const strand = page.getByRole('button', { name: 'Place it' });
    if (await strand.isVisible()) await strand.click();
  });
});

test(
  'a turn of Sap Ng Wu is told in one piece, and nothing of it twice',
  atFullLength,
  async ({ page }) => {
    const setup = climbingSetup(['person', 'greedy', 'greedy']);
    const left = climbingUntil(setup, asksPerson('lead'));
    await leaveMatch(page, left, { botSpeed: 'at-once', motion: 'none' });
    await expectToldWell(
      page,
      left,
      async (match) => {
        await awaitedAtClimbing(page);
        await makeClimbingPlay(page, match, goodPlay(match));
      },
      false,
    );
  },
);

test('no caret stays behind, from which some readers would read on, where the focus goes', async ({
  page,
}) => {
  await page.goto('./');
  const settings = page.getByRole('button', { name: 'Settings' });
  await expect(settings).toBeEnabled();
  await page.evaluate(() => getSelection()?.collapse(document.querySelector('h2')));
  await settings.focus();
  await press(page, 'Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await press(page, 'Escape');
  await expect(settings).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.rangeCount)).toBe(0);
});

/** What was told of plays. An estimate at the question to declare comes whenever it is reckoned. */
async function toldOfPlays(page: Page): Promise<readonly string[]> {
  const estimate = `${say('climbing.table.odds.title')}.`;
  return (await toldSoFar(page)).filter((words) => !words.startsWith(estimate));
}

/** Plays some turns and listens, with a look at the log after each. */
async function expectToldWell(
  page: Page,
  left: Match,
  play: (match: Match) => Promise<void>,
  isFishing = true,
): Promise<void> {
  await recordTold(page);
  await page.goto('./');
  const listener = listenFrom(left);
  let match = await matchHeard(page, listener);
  let led = 0;
  for (let turn = 0; turn < turns; turn += 1) {
    const before = playsOf(match);
    await play(match);
    await expect.poll(async () => playsOf(await storedMatch(page))).toBeGreaterThan(before);
    match = await matchHeard(page, listener);
    // What had the focus may have gone with the play; the page leads it on.
    await expect.poll(() => focused(page)).not.toBe('BODY');
    await expect(page.locator('[data-rests]:focus')).toHaveCount(0);
    const { plays, end } = roundToHear(match, voices.en);
    const happenings = await happeningsOf(page);
    expectSpoken(happenings);
    if (isFishing) expectFewRenamed(happenings);
    if (isFishing && expectFocusAfter(plays[before]?.words ?? '', happenings)) led += 1;
    if (end !== undefined) break;
    await lookAtLog(page);
  }
  if (isFishing) expect(led).toBeGreaterThan(0);
}

/** The match once somebody is to play, or it is over, and all of it was told. */
async function matchHeard(page: Page, listener: Listener): Promise<Match> {
  let match: Match | undefined;
  await expect(async () => {
    match = await storedMatch(page);
    listener.expectAllTold(await toldOfPlays(page), match);
    const asked = page.getByRole('main').getByRole('button', { name: /^(Hint|Score sheet)$/ });
    expect(await asked.count()).toBeGreaterThan(0);
  }).toPass();
  if (match === undefined) throw new Error('no match is on the device');
  return match;
}

/** Opens the log and closes it: nothing is told by that. */
async function lookAtLog(page: Page): Promise<void> {
  const before = await toldOfPlays(page);
  await press(page, 'l');
  await expect(page.getByRole('dialog')).toBeVisible();
  await press(page, 'Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expectSpoken(await happeningsOf(page));
  expect(await toldOfPlays(page)).toEqual(before);
}
