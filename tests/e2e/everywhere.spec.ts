import { allSights, coveringSights } from '../support/sights.ts';
import { isThorough } from '../support/thoroughness.ts';
import { testEverywhere, testNarrow } from './everywhere.ts';

const atDesk = allSights.filter(({ window }) => window === 'desk');

if (isThorough) {
  testEverywhere('at a desk, in every sight', () => atDesk);
  testNarrow();
} else testEverywhere('in sights that cover all', coveringSights);
