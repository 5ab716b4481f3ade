import { expect, type Page } from '@playwright/test';
import { levels, quickestLevel } from '../../src/bots/levels.ts';
import { legalPlays } from '../../src/engine/fishing/index.ts';
import { isHere } from '../../src/store/match/holder.ts';
import { currentRound, holderAt, type Match } from '../../src/store/match/match.ts';
import { standInsOf } from '../../src/store/match/standIns.ts';
import { patience } from '../../src/store/thinking/workerThinker.ts';
import { positionOf, stepsOf } from '../support/fishing.ts';
import { setupOf } from '../support/matches.ts';
import { isThorough } from '../support/thoroughness.ts';
import { workerFile } from './builtWorker.ts';
import { atFullLength } from './fullLength.ts';
import { playsBefore } from './laterPart.ts';
import { awaited, expectLogOf, makePlay, tableOf, waitingIn } from './steps.ts';
import { leaveMatch, matchUntil, playsOf, storedMatch, waitsForPerson } from './storedMatch.ts';
import { test } from './watchedTest.ts';

/** The file that the build has made of the bots for the page itself. */
const botsFile = '**/assets/later/fishing-bots-*.js';

test(
  'bots think in the worker until a round is over, and nobody stands in for them',
  atFullLength,
  async ({ page }) => {
    // Nobody else could play as they do.
    await page.route(botsFile, (route) => route.abort());
    const setup = setupOf(['person', 'random']);
    await leaveMatch(page, matchUntil(setup, waitsForPerson('hand', playsBefore(38))));
    await page.goto('./');
    await playToTheEnd(page);
    expect(page.workers()).toHaveLength(1);
    const match = await storedMatch(page);
    await expectLogOf(page, match);
    expect(standInsOf(currentRound(match))).toEqual([]);
    await expect(marksIn(page)).toHaveCount(0);
  },
);

/** The strongest bot, which cannot play without the worker. */
const everyDay = levels.slice(-1);

for (const level of isThorough ? levels : everyDay) {
  const standsIn = levels.indexOf(level) > levels.indexOf(quickestLevel);
  const what = standsIn ? 'a quicker bot plays, and the log says so' : 'it plays all the same';
  test(`without the worker a round goes on to its end: for the ${level} bot ${what}`, async ({
    page,
    breaks,
  }) => {
    breaks('worker', ...(standsIn ? (['stand-in'] as const) : []));
    await page.route(workerFile, (route) => route.abort());
    const left = matchUntil(setupOf(['person', level]), waitsForPerson('hand', playsBefore(38)));
    await leaveMatch(page, left);
    await page.goto('./');
    await playToTheEnd(page);
    const match = await storedMatch(page);
    await expectLogOf(page, match);
    const marks = standsIn ? choicesOfBots(match).filter((at) => at >= playsOf(left)) : [];
    if (standsIn) expect(marks).not.toEqual([]);
    expect(standInsOf(currentRound(match))).toEqual(marks);
    await expect(marksIn(page)).toHaveCount(marks.length);
  });
}

test(
  'with nothing but the page itself a round goes on, and the log says so, after a reload too',
  atFullLength,
  async ({ page, breaks }) => {
    breaks('worker', 'stand-in');
    await page.route(workerFile, (route) => route.abort());
    await page.route(botsFile, (route) => route.abort());
    const left = matchUntil(setupOf(['person', 'greedy']), waitsForPerson('hand'));
    await leaveMatch(page, left);
    await page.goto('./');
    await playToTheEnd(page);
    const match = await storedMatch(page);
    await expectLogOf(page, match);
    const marks = choicesOfBots(match).filter((at) => at >= playsOf(left));
    expect(marks.length).toBeGreaterThan(3);
    expect(standInsOf(currentRound(match))).toEqual(marks);
    await expect(marksIn(page)).toHaveCount(marks.length);
    await page.reload();
    await openLog(page);
    await expect(tableOf(page).logLines).toHaveCount(playsOf(match));
    await expect(marksIn(page)).toHaveCount(marks.length);
    // In a dialog the newest play comes first.
    for (const at of marks.slice(0, 3))
      await expect(tableOf(page).logLines.nth(playsOf(match) - 1 - at)).toContainText(
        'didn’t answer',
      );
  },
);

test.describe('while a bot thinks', () => {
  const left = matchUntil(
    setupOf(['person', 'greedy']),
    (match) => playsOf(match) > 8 && isBotsChoice(match),
  );

  test('its seat shows it, and what was played can be taken back', async ({ page }) => {
    await openAtThought(page, left);
    await tableOf(page).undo.click();
    await expect(thinking(page)).toBeHidden();
    const back = await storedMatch(page);
    expect(positionOf(back).seat).toBe(0);
    expect(playsOf(back)).toBeLessThan(playsOf(left));
    await expectNobodyPlays(page);
    await expect(tableOf(page).logLines).toHaveCount(playsOf(back));
  });

  test(
    'the table can be left, and it is asked again where somebody comes back',
    atFullLength,
    async ({ page }) => {
      await openAtThought(page, left);
      await page.getByRole('button', { name: 'Home' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Fifteen Lakes' })).toBeVisible();
      await expectNobodyPlays(page);
      await waitingIn(page).first().click();
      await page.clock.runFor(1000);
      await expect(thinking(page)).toBeVisible();
      expect(await storedMatch(page)).toEqual(left);
    },
  );

  test('a reload lets it think again', atFullLength, async ({ page }) => {
    await openAtThought(page, left);
    await page.reload();
    await expect(tableOf(page).logLines).toHaveCount(playsOf(left));
    await page.clock.runFor(1000);
    await expect(thinking(page)).toBeVisible();
    expect(await storedMatch(page)).toEqual(left);
  });

  test(
    'nobody waits for ever: a bot that does not answer is stood in for',
    atFullLength,
    async ({ page, breaks }) => {
      breaks('stand-in');
      // Without its bots the page cannot play in the bot’s place, however fast the network is.
      await page.route(botsFile, (route) => route.abort());
      await openAtThought(page, left);
      await page.clock.runFor(2 * patience);
      await expect(tableOf(page).logLines).not.toHaveCount(playsOf(left));
      await expect(thinking(page)).toBeHidden();
      await expect(marksIn(page)).not.toHaveCount(0);
    },
  );
});

test(
  'a hint that is being thought about is said to be, and given up by a play',
  atFullLength,
  async ({ page }) => {
    const left = matchUntil(
      setupOf(['person', 'greedy']),
      (match) =>
        playsOf(match) > 8 && positionOf(match).seat === 0 && positionOf(match).phase === 'hand',
    );
    await withoutEnd(page);
    await leaveMatch(page, left, { hints: true });
    await page.goto('./');
    await page.getByRole('button', { name: 'Hint' }).click();
    const words = page.getByRole('main').getByText('Looking for a hint…');
    await expect(words).toBeVisible();
    await expect(thinking(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Hint' })).toBeFocused();
    await page.clock.runFor(1000);
    await makePlay(page, 'hand', 'mouse');
    await expect(words).toBeHidden();
    const { meta, plays } = currentRound(await storedMatch(page));
    expect(plays.length).toBeGreaterThan(playsOf(left));
    expect(meta).not.toHaveProperty('hints');
  },
);

const marksIn = (page: Page) =>
  tableOf(page).logLines.filter({
    hasText: 'The chosen bot didn’t answer, so another one made this play',
  });

const thinking = (page: Page) => page.locator('[data-part="thinking"]');

/** Plays to the end, and leaves the log open. */
async function playToTheEnd(page: Page): Promise<void> {
  for (let turn = await awaited(page); turn !== 'over'; turn = await awaited(page))
    await makePlay(page, turn, 'mouse');
  await openLog(page);
}

/** After the end of a round no log stands beside the table. */
async function openLog(page: Page): Promise<void> {
  expect(await awaited(page)).toBe('over');
  await page.keyboard.press('l');
}

/** The plays of a round that a bot had to choose. */
function choicesOfBots(match: Match): number[] {
  return stepsOf(match).flatMap(({ seat, legal }, at) =>
    legal.length > 1 && !isHere(holderAt(match, seat)) ? [at] : [],
  );
}

function isBotsChoice(match: Match): boolean {
  const position = positionOf(match);
  return (
    !isHere(holderAt(match, position.seat)) &&
    position.phase === 'hand' &&
    legalPlays(position).length > 1
  );
}

/**
 * Puts a worker in the place of ours whose bots never come to an end, and stops the clock, so that
 * nobody loses patience.
 */
async function withoutEnd(page: Page): Promise<void> {
  await page.route(workerFile, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `
        onmessage = ({ data: { type, id } }) => {
          if (type === 'question') postMessage({ type: 'share', id, share: 0.5 });
        };
        postMessage({ type: 'ready' });
      `,
    }),
  );
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}

/** The table at a moment when a bot thinks, and will think on. */
async function openAtThought(page: Page, match: Match): Promise<void> {
  await withoutEnd(page);
  await leaveMatch(page, match);
  await page.goto('./');
  await expect(tableOf(page).logLines).toHaveCount(playsOf(match));
  await page.clock.runFor(1000);
  await expect(thinking(page)).toBeVisible();
}

/** However long it takes, nothing is played. */
async function expectNobodyPlays(page: Page): Promise<void> {
  const before = await storedMatch(page);
  await page.clock.runFor(60_000);
  expect(await storedMatch(page)).toEqual(before);
}
