import { expect, test } from 'vitest';
import { payingSteps } from '../../../../src/engine/climbing/index.ts';
import { climbingGameOf } from '../../../support/climbing/table.ts';

test.each([
  ['sap-ng-wu', 0, [15, 18, 21], [1, 2, 3]],
  ['luan-chuo', 1, [16, 17, 18, 19, 20, 21, 22], [2, 4, 6, 8, 10, 12, 14]],
  ['luan-chuo-28', 0, [15, 16, 17, 18, 19, 20, 21, 22], [1, 2, 3, 4, 5, 6, 8, 9]],
  ['ma-hua-hua', 2, [6, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22], [3, 6, 7, 8]],
] as const)('W13: %s with %i marks pays more from certain wu on', (variant, marks, wu, chips) => {
  const steps = payingSteps(climbingGameOf(variant), marks, 22);
  expect(steps.map((step) => step.wu)).toEqual(wu);
  expect(steps.map((step) => step.chips).slice(0, chips.length)).toEqual(chips);
});
