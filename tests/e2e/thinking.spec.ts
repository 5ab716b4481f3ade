import { expect, type Page } from '@playwright/test';
import { levels, quickestLevel } from '../../src/bots/levels.ts';
import { legalPlays } from '../../src/engine/fishing/index.ts';
import { isHere } from '../../src/store/match/holder.ts';
import { currentRound, holderAt, type Match } from '../../src/store/match/match.ts';
import { standInsOf } from '../../src/store/match/standIns.ts';
import { positionOf, stepsOf } from '../support/fishing.ts';
import { setupOf } from '../support/matches.ts';
import { isThorough } from '../support/thoroughness.ts';
import { workerFile } from './builtWorker.ts';
import { playsBefore } from './laterPart.ts';
import { awaited, expectLogOf, makePlay, tableOf } from './steps.ts';
import { matchUntil, openMatch, playsOf, storedMatch, waitsForPerson } from './storedMatch.ts';
import { test } from './watchedTest.ts';

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
    await openMatch(page, left);
    await playToTheEnd(page);
    const match = await storedMatch(page);
    await expectLogOf(page, match);
    const marks = standsIn ? choicesOfBots(match).filter((at) => at >= playsOf(left)) : [];
    if (standsIn) expect(marks).not.toEqual([]);
    expect(standInsOf(currentRound(match))).toEqual(marks);
    await expect(marksIn(page)).toHaveCount(marks.length);
  });
}

test('the seat of a bot shows that it thinks, and what was played can be taken back', async ({
  page,
}) => {
  const left = matchUntil(
    setupOf(['person', 'greedy']),
    (match) => playsOf(match) > 8 && isBotsChoice(match),
  );
  await withoutEnd(page);
  await openMatch(page, left);
  await expect(tableOf(page).logLines).toHaveCount(playsOf(left));
  await page.clock.runFor(1000);
  const thinking = page.locator('[data-part="thinking"]');
  await expect(thinking).toBeVisible();
  await tableOf(page).undo.click();
  await expect(thinking).toBeHidden();
  const back = await storedMatch(page);
  expect(positionOf(back).seat).toBe(0);
  expect(playsOf(back)).toBeLessThan(playsOf(left));
  await page.clock.runFor(60_000);
  expect(await storedMatch(page)).toEqual(back);
  await expect(tableOf(page).logLines).toHaveCount(playsOf(back));
});

const marksIn = (page: Page) =>
  tableOf(page).logLines.filter({
    hasText: 'The chosen bot didn’t answer, so another one made this play',
  });

/** Plays to the end, and leaves the log open. */
async function playToTheEnd(page: Page): Promise<void> {
  for (let turn = await awaited(page); turn !== 'over'; turn = await awaited(page))
    await makePlay(page, turn, 'mouse');
  // After the end of a round no log stands beside the table.
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
        onmessage = ({ data: { id, job } }) => {
          if (job?.kind === 'prepare') postMessage({ type: 'answer', id, answer: true });
          if (job?.kind === 'think') postMessage({ type: 'share', id, share: 0.5 });
        };
      `,
    }),
  );
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}
