import { allSights } from '../support/sights.ts';
import { isThorough } from '../support/thoroughness.ts';
import { testEverywhere } from './everywhere.ts';

const onPhone = allSights.filter(({ window }) => window === 'phone');

// Every run opens everything at a desk alone, and looks at it in a window as narrow as this one.
if (isThorough) testEverywhere('by touch', () => onPhone);
