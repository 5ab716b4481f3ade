import type { Browser } from '@playwright/test';
import type { Size, Tab } from './tab.ts';

/**
 * Has a browser that Playwright drives open a window on a device that knows nothing.
 * @param script runs in every page before the scripts of the page
 */
export async function openByPlaywright(browser: Browser, size: Size, script: string): Promise<Tab> {
  const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce' });
  // A slow machine is no failure.
  context.setDefaultTimeout(120_000);
  await context.addInitScript({ content: script });
  const page = await context.newPage();
  return {
    open: async (address) => {
      await page.goto(address);
    },
    reload: async () => {
      await page.reload();
    },
    evaluate: (expression) => page.evaluate(expression),
    pressAt: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    // To hide the caret it would write a style into the page, which the policy of the page refuses.
    picture: () => page.screenshot({ caret: 'initial' }),
  };
}
