import type { PlaywrightTestOptions } from '@playwright/test';

export const phone: Pick<PlaywrightTestOptions, 'viewport' | 'hasTouch' | 'isMobile'> = {
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
};
