import { type Browser, chromium, expect } from '@playwright/test';
import { type Theme, themes } from '../../src/store/settings.ts';
import type { Screen } from '../../src/store/table/saved.ts';
import { setupOf } from '../support/matches.ts';
import { chromiumFlags, chromiumPath } from './chromium.ts';
import { settled } from './steps.ts';
import { changeSettings, leaveMatch, matchUntil, waitsForPerson } from './storedMatch.ts';
import { test } from './watchedTest.ts';

const match = matchUntil(setupOf(['person', 'greedy']), waitsForPerson('hand', 7));

/** A screen in each theme, as it is drawn on a device that is set to dark. */
async function picturesOf(
  browser: Browser,
  baseURL: string | undefined,
  screen: Screen,
): Promise<Map<Theme, Buffer>> {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport: { width: 360, height: 640 },
  });
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
  const darkening = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumFlags, '--enable-features=WebContentsForceDark'],
  });
  for (const screen of ['start', 'table'] as const) {
    const usual = await picturesOf(browser, baseURL, screen);
    const darkened = await picturesOf(darkening, baseURL, screen);
    for (const [theme, picture] of usual) {
      expect.soft(darkened.get(theme)?.equals(picture), `${screen}, ${theme}`).toBe(true);
    }
  }
  await darkening.close();
});
