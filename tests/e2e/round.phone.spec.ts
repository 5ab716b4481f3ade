import { expect } from '@playwright/test';
import { phone } from './phone.ts';
import {
  awaited,
  expectKept,
  expectLogOf,
  makePlay,
  setBotsAtOnce,
  tableOf,
  withTheSameSeeds,
} from './steps.ts';
import { playsOf, storedMatch } from './storedMatch.ts';
import { test } from './watchedTest.ts';
import { scrollingSeen, watchScrolling } from './watching.ts';

test.use(phone);

test('somebody plays a whole round of Shi Wu Hu by thumb, turning the phone, and the table never scrolls', async ({
  page,
}) => {
  await watchScrolling(page);
  await withTheSameSeeds(page);
  await page.goto('./');
  await setBotsAtOnce(page, 'touch');
  await page.getByRole('button', { name: /^Play Shi Wu Hu/ }).tap();
  let plays = 0;
  for (let turn = await awaited(page); turn !== 'over'; turn = await awaited(page)) {
    const before = playsOf(await storedMatch(page));
    await expectKept(page, before, await makePlay(page, turn, 'touch'));
    plays += 1;
    if (plays === 8) await page.setViewportSize({ width: 640, height: 360 });
    if (plays === 16) await page.setViewportSize({ width: 360, height: 640 });
  }
  const match = await storedMatch(page);
  expect(playsOf(match)).toBe(60);
  await page.getByRole('button', { name: 'At this table' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Log' }).tap();
  await expectLogOf(page, match);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  expect(await scrollingSeen(page)).toEqual({ frames: true, down: 0, sideways: 0 });

  await tableOf(page).count.tap();
  await page.getByRole('button', { name: 'Next round' }).tap();
  await awaited(page);
  expect((await storedMatch(page)).rounds).toHaveLength(2);
});
