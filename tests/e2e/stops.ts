import { expect, type Locator, type Page } from '@playwright/test';
import type { Match } from '../../src/store/match/match.ts';
import { formatPlace, type Place } from '../../src/store/places.ts';
import type { Screen } from '../../src/store/table/saved.ts';
import type { Say } from '../../src/text/say.ts';
import { isThorough } from '../support/thoroughness.ts';

export interface Shown {
  readonly name: string;
  /** Whether it is a dialog, which Escape closes. */
  readonly dialog: boolean;
}

export interface Stop extends Shown {
  readonly open: (page: Page, say: Say) => Promise<void>;
}

/** Stops one after the other in a page that is loaded afresh. */
export interface Visit {
  readonly match: Match;
  readonly screen: Screen;
  readonly stops: readonly Stop[];
}

export const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

export const screen = (name: string, open: Stop['open']): Stop => ({ name, dialog: false, open });
export const dialog = (name: string, open: Stop['open']): Stop => ({ name, dialog: true, open });
export const byKey = (name: string, key: string): Stop =>
  dialog(name, (page) => page.keyboard.press(key));

/**
 * Stops for a thorough run alone, as other stops show the same parts. What follows goes on without
 * them.
 */
export const seldom = <Stopped extends Shown>(...stops: readonly Stopped[]): readonly Stopped[] =>
  isThorough ? stops : [];

/** Follows an address to a place, as a link does. */
export const goToPlace = (page: Page, place: Place): Promise<void> =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, formatPlace(place));

/** Chooses a game by its picture, which may lie over the middle of its radio button. */
export async function chooseGame(within: Page | Locator, name: string): Promise<void> {
  const radio = within.getByRole('radio', { name, exact: true });
  await radio.locator('..').click();
  await expect(radio).toBeChecked();
}

/** Looks at what was opened, and closes what is a dialog. */
export async function lookAndLeave<Stopped extends Shown>(
  page: Page,
  stop: Stopped,
  look: (stop: Stopped) => Promise<void>,
): Promise<void> {
  const opened = page.getByRole('dialog');
  if (stop.dialog) await expect(opened).toBeVisible();
  await look(stop);
  if (!stop.dialog) return;
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
}
