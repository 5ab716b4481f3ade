import { allLooks, coveringLooks } from '../support/sights.ts';
import { isThorough } from '../support/thoroughness.ts';
import { testEverywhere, testNarrow } from './everywhere.ts';

if (isThorough) {
  testEverywhere('in every sight', () => allLooks);
  testNarrow();
} else testEverywhere('in sights that cover all', coveringLooks);
