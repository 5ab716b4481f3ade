import { expect, type Locator, type Page } from '@playwright/test';
import { themes } from '../../src/store/settings.ts';
import { appNames } from '../../src/text/notLoaded.ts';
import { setupOf } from '../support/matches.ts';
import { isThorough } from '../support/thoroughness.ts';
import { everyDayIf } from './fullLength.ts';
import { movedOf, placesOf, startsOf } from './places.ts';
import { leaveMatch, matchUntil, settingsKey, waitsForPerson } from './storedMatch.ts';
import { test } from './watchedTest.ts';

const main = /assets\/index-[\w-]+\.js$/;

/** Holds scripts back until they are let come. */
async function hold(page: Page, scripts: RegExp): Promise<() => void> {
  let letCome = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(scripts, async (route) => {
    await held;
    await route.continue();
  });
  return letCome;
}

const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const games = (page: Page): Locator => page.getByRole('heading', { level: 3 });
const groundOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

for (const theme of themes) {
  test(
    `title, picture and games are seen before any script has come, on a device that is set to ${theme}`,
    everyDayIf(theme === 'dark'),
    async ({ page }) => {
      await page.emulateMedia({
        // More contrast counts more than a bright device.
        colorScheme: theme === 'dark' ? 'dark' : 'light',
        contrast: theme === 'contrast' ? 'more' : 'no-preference',
      });
      const letCome = await hold(page, /\.js$/);
      await page.goto('./', { waitUntil: 'commit' });
      await expect(title(page)).toHaveText('Fifteen Lakes');
      await expect(games(page)).toHaveText([
        'Tiu-U 釣魚',
        'Shi Wu Hu 十五湖 the fishing game',
        'Sap Ng Wu 十五湖 the climbing game',
      ]);
      const tiles = await page.locator('header svg').first().boundingBox();
      expect(tiles?.height).toBeGreaterThan(60);
      // The styles may come after the words.
      await expect.poll(() => groundOf(page)).not.toBe('rgba(0, 0, 0, 0)');
      const before = await groundOf(page);
      await page.evaluate(() => {
        const seen: (string | undefined)[] = [];
        Object.assign(window, { themesSeen: seen });
        const { documentElement: top } = document;
        const watch = new MutationObserver(() => seen.push(top.dataset.theme));
        watch.observe(top, { attributes: true, attributeFilter: ['data-theme'] });
      });
      letCome();
      // Once the whole app is there no other look has been put on the page meanwhile.
      await page.locator('main > div > details > summary').first().click();
      await expect(page.locator('details form')).toBeVisible();
      const seen: unknown = await page.evaluate(() => Reflect.get(window, 'themesSeen'));
      expect(new Set(Array.isArray(seen) ? seen : [])).toEqual(new Set([theme]));
      expect(await groundOf(page)).toBe(before);
    },
  );
}

for (const [at, [language, game, width, height]] of (
  [
    ['zh-Hant', '釣魚 Tiu-U', 360, 640],
    ['en', 'Tiu-U 釣魚', 1280, 800],
    ['zh-Hans', '钓鱼 Tiu-U', 844, 390],
  ] as const
).entries()) {
  test(
    `the first screen stays as it is when the app has come, in ${language} at ${width}×${height}`,
    everyDayIf(at === 0),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      const troubles: string[] = [];
      page.on('pageerror', (error) => troubles.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') troubles.push(message.text());
      });
      await page.addInitScript(
        ([key = '', text = '']) => localStorage.setItem(key, text),
        [settingsKey, JSON.stringify({ language })],
      );
      const letCome = await hold(page, main);
      await page.goto('./', { waitUntil: 'commit' });
      await expect(page.locator(`html[lang="${language}"]`)).toBeAttached();
      await expect(games(page).first()).toHaveText(game);
      await expect(page.locator('template')).toHaveCount(0);
      // The styles may come after the words.
      await page.waitForFunction(() => document.styleSheets.length > 0);
      const before = await placesOf(drawn(page));
      await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-seen', ''));
      letCome();
      // What unfolds is there once the app is.
      const setup = page.locator('main > div > details > summary').first();
      await setup.click();
      await expect(page.locator('details form')).toBeVisible();
      await setup.click();
      await page.evaluate(() => scrollTo(0, 0));
      await expect(page.locator('h1[data-seen]')).toBeVisible();
      expect(movedOf(before, await placesOf(drawn(page)))).toEqual([]);
      expect(troubles).toEqual([]);
    },
  );
}

const windows = [
  [320, 568],
  [360, 640],
  [390, 844],
  [640, 360],
  [768, 1024],
  [844, 390],
  [1280, 800],
] as const;

for (const [number, [language, locale]] of (
  [
    ['zh-Hant', 'zh-TW'],
    ['zh-Hans', 'zh-CN'],
  ] as const
).entries()) {
  test.describe(`on a device that is set to ${language}`, () => {
    test.use({ locale });

    test('title, picture and games stay where they were in English', async ({ page }) => {
      // Every run sees the smallest window in one of the languages, the largest in the other.
      const isMet = (at: number): boolean => isThorough || at === number * (windows.length - 1);
      for (const [width, height] of windows.filter((_, at) => isMet(at))) {
        await page.setViewportSize({ width, height });
        const letCome = await hold(page, /\.js$/);
        await page.goto('./', { waitUntil: 'commit' });
        await expect(games(page).first()).toHaveText('Tiu-U 釣魚');
        await page.waitForFunction(() => document.styleSheets.length > 0);
        const before = await startsOf(anchors(page));
        letCome();
        await expect(page.locator(`html[lang="${language}"]`)).toBeAttached();
        await expect(games(page).first()).not.toHaveText('Tiu-U 釣魚');
        expect(movedOf(before, await startsOf(anchors(page))), `${width}×${height}`).toEqual([]);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      }
    });
  });
}

/** The headings and the tiles of the first screen. */
function anchors(page: Page): Locator {
  return page.locator('main :is(h1, #learn, #games, h3, header div svg)');
}

function drawn(page: Page): Locator {
  return page.locator('main :is(h1, h2, h3, p, svg, section, article, nav)');
}

test('the look that was chosen is there before the words and the main script', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference' });
  await page.addInitScript(
    ([key = '', text = '']) => localStorage.setItem(key, text),
    [settingsKey, JSON.stringify({ theme: 'light', motion: 'none' })],
  );
  const letCome = await hold(page, /assets\/(index|language\/)[\w-]+\.js$/);
  await page.goto('./', { waitUntil: 'commit' });
  await expect(page.locator('html[data-theme="light"][data-motion="none"]')).toBeAttached();
  letCome();
});

for (const [at, [what, scripts]] of (
  [
    ['the app has come', main],
    ['any script has come', /\.js$/],
  ] as const
).entries()) {
  test(
    `what is pressed before ${what} is done when the app has`,
    everyDayIf(at === 0),
    async ({ page }) => {
      const letCome = await hold(page, scripts);
      await page.goto('./', { waitUntil: 'commit' });
      // The early script takes them away.
      if (scripts === main) await expect(page.locator('template')).toHaveCount(0);
      await page.getByRole('button', { name: 'Play Shi Wu Hu' }).click();
      letCome();
      await expect(page.getByRole('grid', { name: /^Hand: / })).toBeVisible();
      await expect(title(page)).toHaveText('Shi Wu Hu (fishing)');
    },
  );
}

for (const [what, hash] of [
  ['a match that was left', ''],
  ['an address', '#rules'],
] as const) {
  test(
    `where ${what} leads to another screen, the first one does not stand in its place`,
    everyDayIf(hash === ''),
    async ({ page }) => {
      if (hash === '') {
        await leaveMatch(
          page,
          matchUntil(setupOf(['person', 'greedy']), waitsForPerson('hand')),
          {},
        );
      }
      const letCome = await hold(page, main);
      await page.goto(`./${hash}`, { waitUntil: 'commit' });
      await expect(page.locator('template')).toHaveCount(0);
      await expect(page.locator('#root')).toBeEmpty();
      letCome();
      await expect(title(page)).toBeVisible();
      await expect(title(page)).not.toHaveText('Fifteen Lakes');
    },
  );
}

test('where no words come the page says so, and the first screen is gone', async ({ page }) => {
  await page.route(/assets\/language\//, (route) => route.abort());
  await page.goto('./');
  await expect(page.locator('#root')).toContainText('Fifteen Lakes couldn’t load.');
  await expect(title(page)).toHaveText(appNames);
  await expect(title(page)).toBeFocused();
});
