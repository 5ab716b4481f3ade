import { type Browser, type BrowserContext, chromium, expect } from '@playwright/test';
import { type Theme, themes } from '../../src/store/settings.ts';
import type { Screen } from '../../src/store/table/saved.ts';
import { setupOf } from '../support/matches.ts';
import { isThorough } from '../support/thoroughness.ts';
import { blinkSettings, chromiumFlags, testedChromiumPath } from './chromium.ts';
import { atFullLength } from './fullLength.ts';
import { settled } from './steps.ts';
import { changeSettings, leaveMatch, matchUntil, waitsForPerson } from './storedMatch.ts';
import { test } from './watchedTest.ts';

const match = matchUntil(setupOf(['person', 'greedy']), waitsForPerson('hand', 7));

/**
 * A device that is set to dark. One that is set to light and still darkens pages, as old WebViews
 * can, asks no page: Chromium then passes over every `color-scheme`.
 */
function openDevice(browser: Browser, baseURL: string | undefined): Promise<BrowserContext> {
  return browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport: { width: 360, height: 640 },
  });
}

/** Opens a browser that darkens pages by itself, once a white page shows that it does. */
async function openDarkening(usual: Browser): Promise<Browser> {
  const darkening = await chromium.launch({
    executablePath: testedChromiumPath(),
    args: [...chromiumFlags, blinkSettings('forceDarkModeEnabled=true')],
  });
  expect(await plainPicture(darkening)).not.toEqual(await plainPicture(usual));
  return darkening;
}

async function plainPicture(browser: Browser): Promise<Buffer> {
  const context = await openDevice(browser, undefined);
  const page = await context.newPage();
  await page.setContent('<body style="background: white">');
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

async function picturesOf(
  browser: Browser,
  baseURL: string | undefined,
  screen: Screen,
): Promise<Map<Theme, Buffer>> {
  const context = await openDevice(browser, baseURL);
  await leaveMatch(context, match, { tiles: 'ivory', screen });
  const page = await context.newPage();
  await page.goto('./');
  const shown = screen === 'table' ? page.getByRole('grid').last() : page.locator('details').last();
  await expect(shown).toBeVisible();
  const pictures = new Map<Theme, Buffer>();
  for (const theme of themes) {
    await changeSettings(page, { theme });
    await expect(page.locator(`html[data-theme="${theme}"]`)).toBeAttached();
    await settled(page);
    pictures.set(theme, await page.screenshot());
  }
  await context.close();
  return pictures;
}

test('a browser that darkens pages by itself leaves every theme as it is', async ({
  browser,
  baseURL,
}) => {
  const darkening = await openDarkening(browser);
  for (const screen of isThorough ? (['start', 'table'] as const) : (['table'] as const)) {
    const usual = await picturesOf(browser, baseURL, screen);
    const darkened = await picturesOf(darkening, baseURL, screen);
    for (const [theme, picture] of usual) {
      expect.soft(darkened.get(theme)?.equals(picture), `${screen}, ${theme}`).toBe(true);
    }
  }
  await darkening.close();
});

/** The first screen in a theme that an earlier visit has chosen, before the app has come. */
async function firstPaintOf(
  browser: Browser,
  baseURL: string | undefined,
  theme: Theme,
): Promise<Buffer> {
  const context = await openDevice(browser, baseURL);
  await leaveMatch(context, null, { theme });
  const page = await context.newPage();
  await page.route(/assets\/(index|language\/)[\w-]+\.js$/, () => undefined);
  await page.goto('./', { waitUntil: 'commit' });
  await expect(page.locator(`html[data-theme="${theme}"]`)).toBeAttached();
  await expect(page.locator('template')).toHaveCount(0);
  await page.waitForFunction(() => document.styleSheets.length > 0);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

test(
  'a browser that darkens pages by itself leaves the chosen theme from the first paint on',
  atFullLength,
  async ({ browser, baseURL }) => {
    const darkening = await openDarkening(browser);
    for (const theme of themes) {
      const usual = await firstPaintOf(browser, baseURL, theme);
      const darkened = await firstPaintOf(darkening, baseURL, theme);
      expect.soft(darkened.equals(usual), theme).toBe(true);
    }
    await darkening.close();
  },
);
