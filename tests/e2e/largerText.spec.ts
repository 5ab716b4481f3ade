import { expect } from '@playwright/test';
import { kindCountsOf, laysCards, legalPlays } from '../../src/engine/climbing/index.ts';
import { invariant } from '../../src/engine/index.ts';
import { asksPerson, climbingPositionOf, climbingSetup, climbingUntil } from './climbingMatch.ts';
import { readyButton } from './climbingSteps.ts';
import { cutOff } from './cutOff.ts';
import { atFullLength } from './fullLength.ts';
import { testThoroughly, withLetters } from './largeText.ts';
import { settled } from './steps.ts';
import { openMatch, replaceMatch } from './storedMatch.ts';
import { test } from './watchedTest.ts';

test.use(withLetters(24));

test(
  'the question to lay down is whole, and so are the words of a long play',
  atFullLength,
  async ({ page }) => {
    const seats = climbingSetup(['person', 'greedy', 'greedy', 'greedy']);
    const laying = climbingUntil(seats, asksPerson('lay'));
    const answering = climbingUntil(
      seats,
      asksPerson('answer', (position) =>
        legalPlays(position).some((play) => kindCountsOf(play).length === 3),
      ),
    );
    await openMatch(page, laying, { botSpeed: 'at-once', motion: 'none' });
    for (const match of [laying, answering]) {
      await replaceMatch(page, match);
      const play = legalPlays(climbingPositionOf(match)).findLast(
        (one) => laysCards(one) || kindCountsOf(one).length === 3,
      );
      invariant(play !== undefined, 'there is a long play');
      await readyButton(page, match, play);
      for (const [width, height] of [
        [320, 568],
        [360, 640],
        [640, 360],
        [844, 390],
      ] as const) {
        await page.setViewportSize({ width, height });
        await settled(page);
        const how = `${play}, ${width}×${height}`;
        expect.soft(await cutOff(page), how).toEqual([]);
        const question = page.locator('section:has(#question)');
        await expect(question).toHaveCount(match === laying ? 1 : 0);
        if (match !== laying) continue;
        const hidden = await question.evaluate((one) => one.scrollHeight - one.clientHeight);
        // A line may be a pixel lower than its letters.
        expect.soft(hidden, how).toBeLessThan(2);
      }
    }
  },
);

testThoroughly('where letters are half as large again');
