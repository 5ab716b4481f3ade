import { isThorough } from '../support/thoroughness.ts';
import { chineseSurroundings, chromiumFlags, chromiumPath } from './chromium.ts';
import { sizes, testWhole } from './everywhere.ts';
import { testThoroughly } from './largeText.ts';
import { test } from './watchedTest.ts';

// The letters of Chinese fonts are taller than those of others.
test.use({
  viewport: sizes.small,
  launchOptions: {
    executablePath: chromiumPath(),
    args: chromiumFlags,
    env: chineseSurroundings,
  },
});

const how = 'in the tall fonts of a Chinese device';

testThoroughly(how);
if (!isThorough) testWhole(['drawn', 'climbingAnswer'], 'zh-Hans', how);
