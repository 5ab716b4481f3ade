import { expect, test } from 'vitest';
import { fittingRules } from '../../../src/store/ledger/fittingRules.ts';

test('of the switches of a saved game those are kept that its variant has, so set', () => {
  const rules = { dealerDouble: true, fourChips: 2, flood: true, mustBeat: 'yes' };
  expect(fittingRules({ variant: 'sap-ng-wu', rules })).toEqual({
    dealerDouble: true,
    fourChips: 2,
  });
  expect(fittingRules({ variant: 'chang-pai', rules })).toEqual({ dealerDouble: true });
  expect(fittingRules({ variant: 'tiu-u', rules })).toEqual({});
});

test('switches that are kept within others are kept too', () => {
  const rules = { doubleAt: 700, bonuses: { skyNine: 50, flood: 1 }, captures: { tens: false } };
  expect(fittingRules({ variant: 'tiu-u', rules })).toEqual({
    doubleAt: 700,
    captures: { tens: false },
  });
  expect(fittingRules({ variant: 'shi-wu-hu', rules })).toEqual({
    doubleAt: 700,
    bonuses: { skyNine: 50 },
  });
});
