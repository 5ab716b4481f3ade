import type { PlaywrightTestOptions } from '@playwright/test';

/** A small phone, for the tests that use the page by thumb. */
export const phone: Pick<PlaywrightTestOptions, 'viewport' | 'hasTouch' | 'isMobile'> = {
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
};
