import { expect, type Locator, type Page } from '@playwright/test';
import { focused, press, pressToNextScreen, tabTo } from './keys.ts';

/** What leads through the moments of a reviewed round. */
export function scrubber(page: Page): Locator {
  return page.getByRole('slider', { name: 'Moment of the round' });
}

/** Leads by keys from an attempt back to the review, and on to the score sheet it came from. */
export async function goBackToSheet(page: Page): Promise<void> {
  await tabTo(page, 'Back to the review');
  await press(page, 'Enter');
  await expect(scrubber(page)).toBeVisible();
  expect(await focused(page)).not.toBe('BODY');

  await tabTo(page, 'Back', 'Shift+Tab');
  await pressToNextScreen(page, 'Enter');
  await expect(page.getByRole('heading', { name: 'Score sheet' })).toBeFocused();
}
