import { expect } from '@playwright/test';
import { scoresOf } from '../../src/engine/fishing/index.ts';
import { currentRound } from '../../src/store/match/match.ts';
import { positionOf } from '../support/fishing.ts';
import { atFullLength } from './fullLength.ts';
import { goToLaterPart, partOfRound } from './laterPart.ts';
import {
  awaited,
  expectKept,
  expectLogOf,
  makePlay,
  setBotsAtOnce,
  tableOf,
  withTheSameSeeds,
} from './steps.ts';
import { playsOf, storedMatch, waitsForPerson } from './storedMatch.ts';
import { test } from './watchedTest.ts';

test(
  `somebody plays ${partOfRound} of Tiu-U by mouse, reads the score sheet and deals the next round`,
  atFullLength,
  async ({ page }) => {
    await withTheSameSeeds(page);
    await page.goto('./');
    await setBotsAtOnce(page, 'mouse');
    await page.getByRole('button', { name: /^Play Tiu-U/ }).click();
    const { logLines, handTiles, count } = tableOf(page);

    await awaited(page);
    await goToLaterPart(page, waitsForPerson('hand', 32));
    let turn = await awaited(page);
    // A bait is taken up and let go again: nothing is played.
    await handTiles.first().click();
    await expect(handTiles.first()).toHaveAccessibleName(/chosen as bait$/);
    await handTiles.first().click();
    await expect(handTiles.first()).not.toHaveAccessibleName(/bait/);

    while (turn !== 'over') {
      const before = await logLines.count();
      const made = await makePlay(page, turn, 'mouse');
      await expectKept(page, before, made);
      turn = await awaited(page);
      // What ends the round takes the log with it.
      if (turn !== 'over') await expect(logLines.nth(before)).toContainText(/^You /);
    }
    const first = await storedMatch(page);
    expect(playsOf(first)).toBe(48);
    await expectLogOf(page, first);

    await count.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Score sheet' })).toBeFocused();
    for (const points of scoresOf(positionOf(first))) {
      await expect(page.getByRole('main')).toContainText(`${points}`);
    }
    await page.getByRole('button', { name: 'Next round' }).click();
    await awaited(page);
    const second = await storedMatch(page);
    expect(second.rounds).toHaveLength(2);
    expect(currentRound(second).starter).toBe(1 - currentRound(first).starter);
    const starter = second.setup.players[currentRound(second).starter]?.name ?? '';
    await expect(
      page.getByRole('button', { name: new RegExp(`^${starter}: `) }).getByTitle('Starter'),
    ).toBeVisible();
    await expectLogOf(page, second);
  },
);
