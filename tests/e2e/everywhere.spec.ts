import { allSights } from '../support/sights.ts';
import { isThorough } from '../support/thoroughness.ts';
import { testEverywhere, testNarrow } from './everywhere.ts';

testEverywhere(isThorough ? 'in every sight' : 'in sights that cover all', allSights);
if (isThorough) testNarrow();
