import { expect } from '@playwright/test';
import { drawnOf } from '../../src/engine/fishing/index.ts';
import { positionOf } from '../support/fishing.ts';
import { setupOf } from '../support/matches.ts';
import { awaited, expectLogOf, tableInWords, tableOf } from './steps.ts';
import { matchUntil, openMatch, storedMatch, storedText, waitsForPerson } from './storedMatch.ts';
import { test } from './watchedTest.ts';

test('a reload while a drawn tile waits shows it waiting, with the same fish lit', async ({
  page,
}) => {
  const left = matchUntil(setupOf(['person', 'greedy']), waitsForPerson('drawn', 8));
  await openMatch(page, left);
  expect(await awaited(page)).toBe('drawn');
  const drawn = await tableOf(page).drawn.getAttribute('aria-label');
  const before = await tableInWords(page);
  const text = await storedText(page);
  await page.reload();
  expect(await storedText(page)).toBe(text);
  expect(await tableInWords(page)).toEqual(before);
  await expect(tableOf(page).drawn).toHaveAttribute('aria-label', drawn ?? '');
  expect(drawnOf(positionOf(await storedMatch(page)))).toBe(drawnOf(positionOf(left)));
});

test('a reload behind the curtain finds the same curtain, and the same table behind it', async ({
  page,
}) => {
  const two = setupOf(['person', 'person']);
  await openMatch(page, matchUntil(two, waitsForPerson('hand', 7)));
  const curtain = page.getByRole('main');
  const words = await curtain.textContent();
  const text = await storedText(page);
  await page.reload();
  await expect(curtain).toHaveText(words ?? '');
  expect(await storedText(page)).toBe(text);
  await page.getByRole('button', { name: /^I’m / }).click();
  await expectLogOf(page, await storedMatch(page));
});
