import { expect, test } from 'vitest';
import { variants as climbingVariants } from '../../src/engine/climbing/index.ts';
import {
  everyVariantId,
  familyIds,
  lateFamilyIds,
  lateVariantIds,
  variantIds,
} from '../../src/engine/index.ts';

test('of a family that joins late the names of all its games are known before, in their order', () => {
  expect(lateVariantIds).toEqual({ climbing: climbingVariants.map(({ id }) => id) });
  expect(Object.keys(lateVariantIds)).toEqual([...lateFamilyIds]);
});

test('once all families have joined, they are those that were known of', () => {
  expect(familyIds).toEqual(['fishing', ...lateFamilyIds]);
  expect(everyVariantId).toEqual(variantIds);
});
