import { allSights } from '../support/sights.ts';
import { isThorough } from '../support/thoroughness.ts';
import { testEverywhere } from './everywhere.ts';
import { phone } from './phone.ts';
import { test } from './watchedTest.ts';

test.use(phone);

const onPhone = allSights.filter(({ window }) => window === 'phone');

// Every run looks at everything in a window as narrow as this one, but not by touch.
if (isThorough) testEverywhere('by touch', onPhone);
