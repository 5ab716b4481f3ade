import { expect, type Page } from '@playwright/test';
import { runs } from '../support/thoroughness.ts';
import { atFullLength } from './fullLength.ts';
import { awaited, makePlay, tableOf, waitingIn } from './steps.ts';
import {
  changeSettings,
  leaveMatch,
  openMatch,
  playedOn,
  playsOf,
  replaceMatch,
  storedMatch,
} from './storedMatch.ts';
import { test } from './watchedTest.ts';

test.use({ locale: 'en-GB', timezoneId: 'Asia/Hong_Kong' });

/** So many of its 48 plays a round has when the page goes on with it; all of them take long. */
const most = runs(44, 40);

/** Plays the deal of the day in Tiu-U from its room to its end, and goes back there. */
async function playToday(page: Page): Promise<string | undefined> {
  const tiuU = page.getByRole('listitem').filter({ hasText: 'Tiu-U' });
  await tiuU.getByRole('button', { name: 'Play' }).click();
  await expect(tableOf(page).hand).toBeVisible();
  const begun = await storedMatch(page);
  await replaceMatch(
    page,
    playedOn(begun, (match) => playsOf(match) >= most),
  );
  for (let turn = await awaited(page); turn !== 'over'; turn = await awaited(page)) {
    await makePlay(page, turn, 'mouse');
  }
  await tableOf(page).count.click();
  await page.getByRole('button', { name: 'Back to today' }).click();
  await expect(tiuU.getByText(/^(Won|Lost|Tied for first), [+−]?\d+$/)).toBeVisible();
  const bots = tiuU.getByRole('list', { name: /^What each bot makes of this deal/ });
  await expect(bots.getByRole('listitem')).toHaveCount(6);
  return begun.rounds[0]?.seed;
}

/** The way to the room of the day: a door on a first visit, and later the head of its card. */
const door = (page: Page) => page.getByRole('button', { name: 'Today', exact: true });
const card = (page: Page) => page.getByRole('button', { name: /^Today, / });
const dealOf = (page: Page, words: string) => page.getByRole('button', { name: words });

test('a deal of the day is played, the next day brings another one, and two days are a row', async ({
  page,
}) => {
  // Late in the evening in Hong Kong it is still the afternoon in UTC.
  await page.clock.setFixedTime(new Date('2026-12-31T22:00:00+08:00'));
  await openMatch(page, null);
  await door(page).click();
  await expect(page.getByText('Thursday, 31 December 2026')).toBeVisible();
  expect(await playToday(page)).toBe('day-2026-12-31');
  await expect(
    page.getByRole('button', { name: 'Thursday, 31 December 2026: 1 of 3 played' }),
  ).toBeVisible();
  await expect(page.getByText(/^\d+‑day streak$/)).toHaveCount(0);

  // Two hours and a minute later another day has begun; the device slept meanwhile.
  await page.clock.setFixedTime(new Date('2027-01-01T00:01:00+08:00'));
  // The sheet that was left is history: what is new comes first.
  await page.goto('./');
  await expect(card(page)).toHaveText(/^1Today, 1 Jan›$/);
  await expect(dealOf(page, 'Play today’s Tiu-U')).toBeVisible();
  await expect(waitingIn(page)).toHaveCount(0);
  await card(page).click();
  expect(await playToday(page)).toBe('day-2027-01-01');
  await expect(page.getByText('2‑day streak')).toBeVisible();

  // It is told on the first screen too, until somebody puts it away.
  await page.goto('./');
  await expect(page.getByRole('heading', { name: 'Score sheet' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('2‑day streak')).toBeVisible();
  await expect(dealOf(page, 'Today’s Tiu-U: played')).toBeVisible();
  await changeSettings(page, { streaks: false });
  await expect(page.getByText('2‑day streak')).toBeHidden();

  // A clock that is put back takes nothing, and shows no day to come.
  await page.clock.setFixedTime(new Date('2026-12-31T12:00:00+08:00'));
  await page.goto('./#today');
  await expect(page.getByRole('button', { name: /^Friday, 1 January/ })).toHaveCount(0);
  await expect(
    page.getByRole('button', { name: 'Thursday, 31 December 2026: 1 of 3 played' }),
  ).toBeVisible();
});

test('the results of the day are shared as a picture', atFullLength, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-24T12:00:00+08:00'));
  await leaveMatch(page, null, { ownName: 'Ann' });
  await page.goto('./#today');
  await playToday(page);
  await page.getByRole('button', { name: 'Share today’s results' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share today’s results' });
  const picture = dialog.getByRole('img', { name: /^Today’s results as a picture\. Tiu-U: / });
  await expect(picture).toBeVisible();
  const wide = await picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth);
  expect(wide).toBe(1280);
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save the picture' }).click();
  expect((await downloading).suggestedFilename()).toBe('fifteen-lakes-2026-11-24.png');
});
