import { allSights, coveringSights } from '../support/sights.ts';
import { isThorough } from '../support/thoroughness.ts';
import { testEverywhere, testNarrow } from './everywhere.ts';

if (isThorough) {
  testEverywhere('in every sight', () => allSights);
  testNarrow();
} else testEverywhere('in sights that cover all', coveringSights);
