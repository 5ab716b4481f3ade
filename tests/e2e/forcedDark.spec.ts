import { type Browser, chromium, expect } from '@playwright/test';
import { type Theme, themes } from '../../src/store/settings.ts';
import type { Screen } from '../../src/store/table/saved.ts';
import { setupOf } from '../support/matches.ts';
import { chromiumFlags, chromiumPath } from './chromium.ts';
import { settled } from './steps.ts';
import { leaveMatch, matchUntil, waitsForPerson } from './storedMatch.ts';
import { test } from './watchedTest.ts';

const match = matchUntil(setupOf(['person', 'greedy']), waitsForPerson('hand', 7));

/** A screen as it is drawn on a device that is set to dark. */
async function pictureOf(
  browser: Browser,
  baseURL: string | undefined,
  theme: Theme,
  screen: Screen,
): Promise<Buffer> {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport: { width: 360, height: 640 },
  });
  await leaveMatch(context, match, { theme, tiles: 'ivory', screen });
  const page = await context.newPage();
  await page.goto('./');
  const shown = screen === 'table' ? page.getByRole('grid').last() : page.locator('details').last();
  await expect(shown).toBeVisible();
  await settled(page);
  const picture = await page.screenshot();
  await context.close();
  return picture;
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
    for (const theme of themes) {
      const usual = await pictureOf(browser, baseURL, theme, screen);
      const darkened = await pictureOf(darkening, baseURL, theme, screen);
      expect.soft(darkened.equals(usual), `${screen}, ${theme}`).toBe(true);
    }
  }
  await darkening.close();
});
