import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { currentRound } from '../../src/store/match/match.ts';
import { formatSaved } from '../../src/store/table/saved.ts';
import { setupOf } from '../support/matches.ts';
import { putOnDevice } from './earlierVisits.ts';
import { atFullLength, everyDayIf } from './fullLength.ts';
import { awaited, expectLogOf, makePlay, tableOf } from './steps.ts';
import {
  leaveMatch,
  matchKey,
  matchUntil,
  openMatch,
  playsOf,
  settingsKey,
  storedMatch,
  storedText,
} from './storedMatch.ts';
import { test } from './watchedTest.ts';

const alone = setupOf(['person', 'greedy'], { id: 'alone' });
const finished = matchUntil(alone, () => false);
const nearlyFinished = matchUntil(
  alone,
  (match) => playsOf(match) >= currentRound(finished).plays.length - 4,
);
const ledgerKey = 'fifteen-lakes/ledger';
const waitingKey = 'fifteen-lakes/waiting';

test(
  'a device that is full for the rest of a match keeps everything once there is room',
  atFullLength,
  async ({ page }) => {
    await page.addInitScript(() => {
      const isFull = (): boolean => 'full' in window;
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function set(name, text) {
        if (isFull()) throw new DOMException('full', 'QuotaExceededError');
        setItem.call(this, name, text);
      };
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function putIn(value, key) {
        if (isFull()) throw new DOMException('full', 'QuotaExceededError');
        return put.call(this, value, key);
      };
    });
    await openMatch(page, nearlyFinished);
    await awaited(page);
    await page.evaluate(() => Object.assign(window, { full: true }));
    await makePlay(page, await awaited(page), 'mouse');
    const trouble = page.getByRole('region', { name: 'Trouble with storage' });
    await expect(trouble.getByRole('alert')).toContainText('no room to save your last play');
    await expect(trouble.getByRole('button', { name: 'Save the record' })).toBeVisible();
    await trouble.getByRole('button', { name: 'Got it' }).click();
    await playToTheEnd(page);
    await tableOf(page).count.click();
    await expect(trouble.getByRole('alert')).toContainText('had no room to keep every');
    await expect(trouble.getByRole('button', { name: 'Save the record' })).toBeVisible();

    // The match whose round was refused makes room for another one.
    await page.getByRole('button', { name: 'Home' }).click();
    await page.getByRole('button', { name: /^Play Tiu-U/ }).click();
    await awaited(page);
    await page.evaluate(() => Reflect.deleteProperty(window, 'full'));
    await makePlay(page, await awaited(page), 'mouse');
    await awaited(page);
    await expectLogOf(page, await storedMatch(page));
    await page.getByRole('button', { name: 'Home' }).click();
    await page.getByRole('button', { name: 'Your rounds' }).click();
    const reviews = page.getByRole('button', { name: 'Review', exact: true });
    await expect(reviews).toHaveCount(1);
    await page.reload();
    await expect(reviews).toHaveCount(1);
  },
);

const sound = formatSaved({
  ...{ screen: 'table', match: nearlyFinished, picks: [], looking: null, aside: null },
});
const damages: readonly (readonly [string, (text: string) => string, unknown])[] = [
  ['no JSON', (text) => `${text.length} characters`, 'nothing'],
  ['of another shape', () => '[]', { version: 1 }],
  ['cut short', (text) => text.slice(0, -30), null],
  ['so large that there is no room for it twice', (text) => text.padEnd(1_200_000, 'x'), 7],
];

for (const [at, [how, damage, value]] of damages.entries()) {
  test(
    `all that lies on the device is damaged, ${how}: it is told, nothing is gone, and play goes on`,
    everyDayIf(at === 0),
    async ({ page }) => {
      const left = [matchKey, settingsKey, ledgerKey, waitingKey].map(
        (key) => [key, damage(`${sound} ${key}`)] as const,
      );
      await putOnDevice(page, left, [
        ['kept/a', value],
        ['record/a', { version: 1, text: 'x' }],
      ]);
      await page.goto('./');
      const trouble = page.getByRole('region', { name: 'Trouble with storage' });
      const ofMatch = trouble.filter({ hasText: 'The saved match is damaged' });
      const downloading = page.waitForEvent('download');
      await ofMatch.getByRole('button', { name: 'Save the damaged data to a file' }).click();
      const saved = await readFile(await (await downloading).path(), 'utf8');
      expect(saved).toBe(left[0]?.[1]);
      await expect(trouble.filter({ hasText: 'The saved settings are damaged' })).toBeVisible();
      await expect(trouble.filter({ hasText: 'Finished rounds that waited' })).toBeVisible();
      for (const still of [2, 1, 0]) {
        await trouble.getByRole('button', { name: 'Got it' }).first().click();
        await expect(trouble).toHaveCount(still);
      }
      await page.getByRole('button', { name: /^Play Tiu-U/ }).click();
      await makePlay(page, await awaited(page), 'mouse');
      await page.goto('./#calculator');
      await expect(trouble.getByRole('alert')).toContainText('The saved ledger is damaged');
      await page.goto('./#history');
      await expect(page.getByText('1 round is damaged and can’t be read.')).toBeVisible();
      const setAside = page.getByRole('region', { name: 'Set aside' }).getByRole('listitem');
      await expect(setAside).toHaveCount(left.length);
      const kept = await page.evaluate(() => Object.values(localStorage));
      for (const [, text] of left) expect(kept.includes(text)).toBe(true);
      expect(await valueIn(page, 'damaged/a')).toMatchObject({ 'kept/a': value });
    },
  );
}

test('what a newer version has left is told and never written over', async ({ page }) => {
  const left = [matchKey, ledgerKey, waitingKey].map(
    (key) => [key, `{"version":99,"of":"${key}"}`] as const,
  );
  const newer = { version: 99, tiles: [] };
  await putOnDevice(page, left, [
    ['kept/a', newer],
    ['record/a', newer],
    ['table', newer],
  ]);
  await page.goto('./');
  const trouble = page.getByRole('region', { name: 'Trouble with storage' });
  await expect(trouble.getByRole('alert')).toContainText('A newer version of Fifteen Lakes');
  await page.getByRole('button', { name: /^Play Tiu-U/ }).click();
  await makePlay(page, await awaited(page), 'mouse');
  await page.goto('./#calculator');
  await expect(trouble.filter({ hasText: 'keeps a ledger here' })).toBeVisible();
  await page.getByRole('button', { name: /^Black Nine/ }).click();
  await page.goto('./#history');
  await expect(page.getByText('A newer version of Fifteen Lakes kept 1 round.')).toBeVisible();
  for (const [key, text] of left) {
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe(text);
  }
  for (const key of ['kept/a', 'record/a', 'table'])
    expect(await valueIn(page, key)).toEqual(newer);
});

test('plays made in two tabs at one moment leave one match, the same in both', async ({
  page,
  context,
}) => {
  const left = matchUntil(alone, (match) => playsOf(match) >= 8);
  await leaveMatch(context, left);
  await page.goto('./');
  const other = await context.newPage();
  await other.goto('./');
  const tabs = [page, other];
  expect(await Promise.all(tabs.map(awaited))).toEqual(['hand', 'hand']);
  await tableOf(page).handTiles.first().click();
  await tableOf(other).handTiles.last().click();
  await Promise.all(tabs.map(playChosen));
  await expect.poll(async () => playsOf(await storedMatch(page))).toBeGreaterThan(playsOf(left));
  await Promise.all(tabs.map(awaited));
  for (const tab of tabs) await expectLogOf(tab, await storedMatch(page));
  expect(await storedText(other)).toBe(await storedText(page));
});

test(
  'a clock that is set back a day or forward a year disturbs neither bots nor history',
  atFullLength,
  async ({ page }) => {
    await page.clock.install({ time: new Date('2026-05-10T12:00') });
    await openMatch(page, nearlyFinished);
    await makePlay(page, await awaited(page), 'mouse');
    await page.clock.setSystemTime(new Date('2026-05-09T12:00'));
    await playToTheEnd(page);
    await tableOf(page).count.click();
    await page.getByRole('button', { name: 'Next round' }).click();
    await makePlay(page, await awaited(page), 'mouse');
    await page.clock.setSystemTime(new Date('2027-05-09T12:00'));
    await makePlay(page, await awaited(page), 'mouse');
    await awaited(page);
    await expectLogOf(page, await storedMatch(page));
    await page.goto('./#history');
    await expect(page.locator('[data-round]').getByText(/May 9, 2026/)).toHaveCount(1);
  },
);

/**
 * Plays the bait that is chosen at this very moment, without a look whether that can still be done.
 */
async function playChosen(page: Page): Promise<void> {
  const { fish, place } = tableOf(page);
  await fish.or(place).evaluateAll(([first]) => {
    if (first instanceof HTMLElement) first.click();
  });
}

async function playToTheEnd(page: Page): Promise<void> {
  for (let turn = await awaited(page); turn !== 'over'; turn = await awaited(page)) {
    await makePlay(page, turn, 'mouse');
  }
}

/** What the browser's database holds under a key. */
function valueIn(page: Page, key: string): Promise<unknown> {
  return page.evaluate(
    (name) =>
      new Promise((resolve) => {
        const opening = indexedDB.open('fifteen-lakes/history');
        opening.onsuccess = () => {
          const getting = opening.result.transaction('entries').objectStore('entries').get(name);
          getting.onsuccess = () => {
            opening.result.close();
            resolve(getting.result);
          };
        };
      }),
    key,
  );
}
