import { defineConfig } from '@playwright/test';
import base from '../e2e/playwright.config.ts';
import { firefoxOptions } from './firefox.ts';
import { leftOut } from './leftOut.ts';

const { channel, ...launchOptions } = firefoxOptions();

export default defineConfig({
  ...base,
  testDir: '../e2e',
  globalSetup: '../e2e/serveApp.ts',
  outputDir: '../../test-results/firefox',
  reporter: [['list'], ['json', { outputFile: '../../test-results/firefox.json' }]],
  workers: 2,
  grepInvert: leftOut.flatMap(({ tests }) => tests),
  use: { ...base.use, browserName: 'firefox', channel, launchOptions },
  projects: [
    {
      name: 'firefox',
      testIgnore: '**/*.phone.spec.ts',
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
