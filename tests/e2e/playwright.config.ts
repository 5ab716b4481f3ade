import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { isThorough } from '../support/thoroughness.ts';
import { appAddressVariable } from './appAddress.ts';
import { chromiumFlags, testedChromiumPath } from './chromium.ts';
import { atFullLength } from './fullLength.ts';
import { homeName } from './homeName.ts';

const address = process.env[appAddressVariable];

export default defineConfig({
  testDir: '.',
  globalSetup: './serveApp.ts',
  outputDir: '../../test-results/e2e',
  reporter: [['list'], ['json', { outputFile: '../../test-results/e2e.json' }]],
  forbidOnly: true,
  ...(isThorough ? {} : { grepInvert: new RegExp(atFullLength.tag) }),
  // A slow machine is no failure.
  timeout: isThorough ? 1_800_000 : 300_000,
  // Ended by itself it tells which tests still ran, so before tests/run.ts ends it.
  globalTimeout: (isThorough ? 580 : 38) * 60_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  retries: 0,
  // Players wait for bots and for the rest of a double tap. More of them on two cores are in each
  // other's way: six cost a quarter more of the processor than three, and are no sooner done.
  workers: Math.min(6, Math.ceil(1.5 * availableParallelism())),
  use: {
    // Known to the processes that run the tests, which start after it is served.
    ...(address === undefined ? {} : { baseURL: address }),
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    // It would answer in the place of the network that tests take away; offline.spec.ts lets it in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: testedChromiumPath(),
      args: [...chromiumFlags, `--host-resolver-rules=MAP ${homeName} 127.0.0.1`],
    },
    // Recording every step costs a third of the time; --trace on records a run that is to be looked
    // into.
    trace: 'off',
  },
});
