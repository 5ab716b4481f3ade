import { expect } from '@playwright/test';
import { openTableOf, winnerOf } from '../../src/engine/climbing/index.ts';
import { currentRound } from '../../src/store/match/match.ts';
import {
  asksPerson,
  climbingPositionOf,
  climbingSetup,
  climbingUntil,
  goodPlay,
} from './climbingMatch.ts';
import {
  awaitedAtClimbing,
  climbingTableOf,
  expectClimbingLog,
  makeClimbingPlay,
  untilPlayed,
} from './climbingSteps.ts';
import { phone } from './phone.ts';
import { withTheSameSeeds } from './steps.ts';
import { leaveMatch, playsOf, storedMatch } from './storedMatch.ts';
import { test } from './watchedTest.ts';
import { scrollingSeen, watchScrolling } from './watching.ts';

test.use(phone);

const quick = { botSpeed: 'at-once', motion: 'none' } as const;

test('somebody is a tap away from Sap Ng Wu and plays a whole round by thumb, and the table never scrolls', async ({
  page,
}) => {
  await watchScrolling(page);
  // The bots take their time in this round, so that it is a long one.
  await withTheSameSeeds(page, 1);
  await leaveMatch(page, null, quick);
  await page.goto('./');
  await page.getByRole('button', { name: 'Play Sap Ng Wu' }).tap();
  const { count, seats } = climbingTableOf(page);
  await awaitedAtClimbing(page);
  await expect(seats).toHaveCount(3);
  const begun = await storedMatch(page);
  expect(begun.setup.players.map(({ control }) => control)).toEqual(['person', 'novice', 'novice']);

  let made = 0;
  for (;;) {
    const turn = await awaitedAtClimbing(page);
    if (turn === 'over') break;
    const match = await storedMatch(page);
    const chosen = goodPlay(match);
    await makeClimbingPlay(page, match, chosen, 'touch');
    await untilPlayed(page, playsOf(match));
    const after = await storedMatch(page);
    expect(currentRound(after).plays[playsOf(match)]).toBe(chosen);
    made += 1;
    if (made === 2) await page.setViewportSize({ width: 640, height: 360 });
    if (made === 4) await page.setViewportSize({ width: 360, height: 640 });
  }
  expect(made).toBeGreaterThan(4);
  const match = await storedMatch(page);
  await page.getByRole('button', { name: 'At this table' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Log' }).tap();
  await expectClimbingLog(page, match);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  expect(await scrollingSeen(page)).toEqual({ frames: true, down: 0, sideways: 0 });

  await count.tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Score sheet' })).toBeVisible();
  await page.getByRole('button', { name: 'Next round' }).tap();
  await awaitedAtClimbing(page);
  const { rounds } = await storedMatch(page);
  expect(rounds).toHaveLength(2);
  expect(rounds[1]?.starter).toBe(winnerOf(climbingPositionOf(match)) ?? rounds[0]?.starter);
});

test('somebody with fifteen wu is asked to declare, plays on, takes that back and declares', async ({
  page,
}) => {
  const left = climbingUntil(climbingSetup(['person', 'random', 'random']), asksPerson('declare'));
  await leaveMatch(page, left, quick);
  await page.goto('./');
  const { declare, decline, count } = climbingTableOf(page);
  const question = page.getByRole('region', { name: /^Declare with \d+ wu\?/ });
  const [wu] = openTableOf(climbingPositionOf(left)).wu;
  await expect(question).toContainText(`Declare with ${wu} wu?`);
  await expect(question).toContainText(/Each other player pays you \d chips? now\./);
  await decline.tap();
  await expect(question).toBeHidden();
  await untilPlayed(page, playsOf(left));

  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(question).toBeVisible();
  expect(await awaitedAtClimbing(page)).toBe('declare');
  await declare.tap();
  expect(await awaitedAtClimbing(page)).toBe('over');
  await count.tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Score sheet' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(`with ${wu} wu`);
  await page.getByRole('button', { name: 'Next round' }).tap();
  await awaitedAtClimbing(page);
  expect(currentRound(await storedMatch(page)).starter).toBe(0);
});
