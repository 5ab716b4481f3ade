import { expect, type Locator } from '@playwright/test';
import { legalPlays, openTableOf, winnerOf } from '../../src/engine/climbing/index.ts';
import { currentRound } from '../../src/store/match/match.ts';
import {
  asksPerson,
  climbingPositionOf,
  climbingSetup,
  climbingUntil,
  goodPlay,
  playingOn,
  wasDeclined,
} from './climbingMatch.ts';
import {
  awaitedAtClimbing,
  climbingTableOf,
  expectClimbingLog,
  makeClimbingPlay,
  untilPlayed,
} from './climbingSteps.ts';
import { atFullLength, everyDayIf } from './fullLength.ts';
import { phone } from './phone.ts';
import { settled, withTheSameSeeds } from './steps.ts';
import { openMatch, playsOf, replaceMatch, storedMatch } from './storedMatch.ts';
import { test } from './watchedTest.ts';
import { scrollingSeen, watchScrolling } from './watching.ts';

test.use(phone);

const quick = { botSpeed: 'at-once', motion: 'none' } as const;

test(
  'somebody is a tap away from Sap Ng Wu and plays a whole round by thumb, and the table never scrolls',
  atFullLength,
  async ({ page }) => {
    await watchScrolling(page);
    // The bots take their time in this round, so that it is a long one.
    await withTheSameSeeds(page, 1);
    await openMatch(page, null, quick);
    await page.getByRole('button', { name: 'Play Sap Ng Wu' }).tap();
    const { count, seats } = climbingTableOf(page);
    await awaitedAtClimbing(page);
    await expect(seats).toHaveCount(3);
    const begun = await storedMatch(page);
    expect(begun.setup.players.map(({ control }) => control)).toEqual([
      'person',
      'novice',
      'novice',
    ]);

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
    await page.keyboard.press('z');
    const told = page.getByRole('dialog', { name: 'Since your turn' });
    const inTold = await told.locator('[aria-hidden="true"] svg').first().boundingBox();
    // Small, so that several plays are in sight.
    expect(inTold?.width).toBeLessThan(40);
    await told.getByRole('button', { name: 'Close' }).tap();
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
  },
);

for (const [at, [width, height]] of (
  [
    [360, 640],
    [390, 844],
    [844, 390],
  ] as const
).entries()) {
  test(
    `at ${width}x${height} the suits stand beside the hand, whole and small, until they are switched off`,
    everyDayIf(at === 0),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      // A first hand, of as many kinds as there are at once.
      const left = climbingUntil(climbingSetup(['person', 'greedy', 'greedy']), (match) =>
        asksPerson('answer', (position) => legalPlays(position).length > 2)(match),
      );
      await openMatch(page, left, quick);
      const ladder = page.locator('[data-ladder]');
      const hand = page.getByRole('grid');
      const toggle = page.getByRole('button', { name: 'Suits beside the hand' });
      await expect(ladder.getByRole('img')).toHaveCount(21);
      const inside = async (part: Locator): Promise<DOMRect> => {
        const rect = await part.evaluate((one) => one.getBoundingClientRect());
        expect(rect.left).toBeGreaterThanOrEqual(0);
        expect(rect.right).toBeLessThanOrEqual(width);
        expect(rect.bottom).toBeLessThanOrEqual(height);
        return rect;
      };
      for (const card of await ladder.getByRole('img').all()) {
        expect((await inside(card)).width).toBeGreaterThan(9);
      }
      const overlap = await page.evaluate(() => {
        const [one, other] = ['[data-ladder] > *', '[role=grid]'].map((part) =>
          document.querySelector(part)?.getBoundingClientRect(),
        );
        if (one === undefined || other === undefined) throw new Error('both are there');
        return one.bottom > other.top && one.right > other.left && one.left < other.right;
      });
      expect(overlap).toBe(false);
      // What is said of a fan stands in its own cell, where no neighbour covers it.
      for (const badge of await hand.locator('[data-badge]').all()) {
        const { left: from, right: to } = await inside(badge);
        const cell = await badge.evaluate((one) =>
          one.closest('[role=gridcell]')?.getBoundingClientRect(),
        );
        expect(from).toBeGreaterThanOrEqual(cell?.left ?? 0);
        expect(to).toBeLessThanOrEqual((cell?.right ?? 0) + 1);
      }
      const pressed = await inside(toggle);
      expect(Math.min(pressed.width, pressed.height)).toBeGreaterThanOrEqual(44);
      await toggle.tap();
      await expect(ladder).toHaveCount(0);
      await page.reload();
      await expect(toggle).toHaveAttribute('aria-pressed', 'false');
      await expect(ladder).toHaveCount(0);
    },
  );
}

for (const [width, height] of [
  [320, 568],
  [360, 640],
] as const) {
  test(
    `at ${width}x${height} the question to declare is whole at a table of four, with its chances and a hint`,
    atFullLength,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      const seats = climbingSetup(['person', 'greedy', 'greedy', 'greedy']);
      const asks = asksPerson('declare', (position) => (openTableOf(position).wu[0] ?? 0) > 16);
      await openMatch(page, climbingUntil(seats, asks), quick);
      const question = page.getByRole('region', { name: /^Declare with \d+ wu\?/ });
      const expectWhole = async (): Promise<void> => {
        const hidden = await question.evaluate((one) => one.scrollHeight - one.clientHeight);
        expect(hidden).toBe(0);
        await expect(question.getByRole('listitem').last()).toBeInViewport({ ratio: 1 });
      };
      await expect(question.getByRole('listitem').nth(1)).toBeVisible();
      await expectWhole();
      await page.getByRole('button', { name: 'Hint' }).tap();
      await expect(page.locator('[data-answer][data-hinted]')).toBeVisible();
      await expectWhole();
    },
  );
}

const windows = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 640, height: 360 },
] as const;

const four = climbingSetup(['person', 'greedy', 'greedy', 'greedy']);

test('a hint is read whole, however long it is', atFullLength, async ({ page }) => {
  await openMatch(page, climbingUntil(four, asksPerson('lead')), quick);
  await page.getByRole('button', { name: 'Hint' }).tap();
  await expect(page.getByRole('button', { name: 'Figures' })).toBeVisible();
  const prompt = page.locator('p:has(+ [data-region="actions"])');
  await prompt.locator('span').evaluate((words) => {
    words.textContent =
      'Beat it with two of 4‑4 with a 5‑2 and a 4‑3. It keeps two of 6‑4 with two of 6‑2 and a 5‑3 for later, which nobody can beat.';
  });
  for (const size of windows) {
    await page.setViewportSize(size);
    await settled(page);
    await expect.soft(prompt).toContainText('which nobody can beat.');
    const hidden = await prompt.evaluate((one) => one.scrollHeight - one.clientHeight);
    expect.soft(hidden, `${size.width}×${size.height}`).toBe(0);
  }
});

test(
  'boats keep the names of who deals and of who has played on',
  atFullLength,
  async ({ page }) => {
    const leading = climbingUntil(four, asksPerson('lead'));
    const playedOn = climbingUntil(
      four,
      (match) => wasDeclined(match) && asksPerson('answer')(match),
      { choose: playingOn },
    );
    await openMatch(page, leading, quick);
    for (const match of [leading, playedOn]) {
      await replaceMatch(page, match);
      const own = page.locator('[data-seat][data-own]').getByText('Ann', { exact: true });
      for (const size of windows) {
        await page.setViewportSize(size);
        await settled(page);
        const hidden = await own.evaluate((name) => name.scrollWidth - name.clientWidth);
        expect.soft(hidden, `${size.width}×${size.height}`).toBe(0);
      }
    }
  },
);

test('what is asked beside the play covers nothing', atFullLength, async ({ page }) => {
  const won = climbingUntil(
    climbingSetup(['person', 'greedy', 'greedy']),
    (match) => asksPerson('lead')(match) && playsOf(match) > 4,
  );
  await openMatch(page, won, { ...quick, lessonOffered: false });
  const asked = page.getByRole('group', { name: 'New here?' });
  await expect(asked).toBeVisible();
  for (const size of [...windows, { width: 1440, height: 900 }]) {
    await page.setViewportSize(size);
    await settled(page);
    await expect.soft(asked).toBeInViewport({ ratio: 1 });
    const covered = await asked.evaluate((question) => {
      const own = question.getBoundingClientRect();
      const others = document.querySelectorAll(
        'main :is(p, button, [role="img"]), [data-ladder], [data-part="middle"] span',
      );
      return [...others].flatMap((other) => {
        const { left, right, top, bottom } = other.getBoundingClientRect();
        const isClear =
          question.contains(other) ||
          !other.checkVisibility({ visibilityProperty: true }) ||
          Math.min(right, own.right) - Math.max(left, own.left) < 1 ||
          Math.min(bottom, own.bottom) - Math.max(top, own.top) < 1;
        return isClear ? [] : [other.ariaLabel ?? other.textContent];
      });
    });
    expect.soft(covered, `${size.width}×${size.height}`).toEqual([]);
  }
});

test('somebody with fifteen wu is asked to declare, plays on, takes that back and declares', async ({
  page,
}) => {
  const left = climbingUntil(climbingSetup(['person', 'random', 'random']), asksPerson('declare'));
  await openMatch(page, left, quick);
  const { declare, decline, count } = climbingTableOf(page);
  const question = page.getByRole('region', { name: /^Declare with \d+ wu\?/ });
  const [wu] = openTableOf(climbingPositionOf(left)).wu;
  await expect(question).toContainText(`Declare with ${wu} wu?`);
  await expect(question).toContainText(/\d from each/);
  await expect(question).toContainText('The round ends.');
  await expect(question).toContainText(/You’re asked again: /);
  await decline.tap();
  await expect(question).toBeHidden();
  await untilPlayed(page, playsOf(left));

  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(question).toBeVisible();
  expect(await awaitedAtClimbing(page)).toBe('declare');
  await declare.tap();
  expect(await awaitedAtClimbing(page)).toBe('over');
  // Every card that was won is told apart.
  await expect(page.locator('[data-card-won]').filter({ visible: true })).toHaveCount(wu ?? 0);
  const covered = await page.locator('[data-card-won]').evaluateAll((cards) => {
    const boxes = cards.map((card) => card.getBoundingClientRect());
    return boxes.filter(({ top, right }, at) => {
      const next = boxes[at + 1];
      return next !== undefined && next.top === top && next.left < right;
    }).length;
  });
  expect(covered).toBe(0);
  await count.tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Score sheet' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(`with ${wu} wu`);
  await page.getByRole('button', { name: 'Next round' }).tap();
  await awaitedAtClimbing(page);
  expect(currentRound(await storedMatch(page)).starter).toBe(0);
});
