import type { Browser, Page } from '@playwright/test';
import { leaveMatch } from './storedMatch.ts';

/** Opens a link where nobody has played before, in a window of this size. */
export async function openElsewhere(
  browser: Browser,
  link: string,
  viewport = { width: 1280, height: 800 },
): Promise<Page> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await leaveMatch(page, null);
  await page.goto(link);
  return page;
}
