import { allSights } from '../support/sights.ts';
import { isThorough } from '../support/thoroughness.ts';
import { testEverywhere } from './everywhere.ts';

const onPhone = allSights.filter(({ window }) => window === 'phone');

// Every run looks at the window of a phone as one of the sights at a desk, so that nothing is opened twice.
if (isThorough) testEverywhere('on a phone, in every sight', () => onPhone);
