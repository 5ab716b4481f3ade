import { isThorough } from '../support/thoroughness.ts';
import { sizes, testWhole } from './everywhere.ts';
import { testThoroughly, withLetters } from './largeText.ts';
import { test } from './watchedTest.ts';

test.use(withLetters(32));

const how = 'where letters are twice as large';

testThoroughly(how);
if (!isThorough) {
  testWhole(['start', 'scores'], 'en', how);
  test.describe('at a desk', () => {
    test.use({ viewport: sizes.desk });
    testWhole(['drawn', 'today', 'climbingOver'], 'zh-Hant', how);
  });
}
