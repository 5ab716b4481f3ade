import { expect, test } from 'vitest';
import {
  everyVariantId,
  familyIds,
  familyOf,
  findVariant,
  lateFamilyIds,
  lateVariantIds,
  variantIds,
} from '../../src/engine/index.ts';
import { matchPartsOf } from '../../src/families/match.ts';
import { offeredGames } from '../../src/families/names.ts';
import { roomPartsOf, roomPartsOfFamily } from '../../src/families/rooms.ts';
import { familyWordsOf } from '../../src/families/rules.ts';
import { sheetPartsOf } from '../../src/families/sheet.ts';
import { parseRecord } from '../../src/records/parseRecord.ts';
import { sapNgWu } from '../records/climbing/sample.ts';

test('a page on which nobody has wanted a late family has words and screens for what it knows', () => {
  expect(new Set(variantIds.map(familyOf))).toEqual(new Set(familyIds));
  for (const variant of variantIds) {
    expect(familyWordsOf(variant)).toBeDefined();
    expect(matchPartsOf(variant)).toBeDefined();
    expect(sheetPartsOf(variant)).toBeDefined();
    expect(roomPartsOf(variant)).toBeDefined();
  }
});

test('it knows nothing of a late family but its name and those of its games', () => {
  for (const family of lateFamilyIds) {
    expect(familyIds).not.toContain(family);
    expect(() => roomPartsOfFamily(family)).toThrow();
    for (const variant of lateVariantIds[family]) {
      expect(findVariant(variant)).toBeUndefined();
      expect(everyVariantId).toContain(variant);
    }
  }
  expect(parseRecord(JSON.stringify(sapNgWu))).toEqual({
    ok: false,
    problem: { code: 'unknown-variant', found: 'sap-ng-wu' },
  });
});

test('what it offers on its first screen are games of which it knows the names', () => {
  for (const { variant } of offeredGames) expect(everyVariantId).toContain(variant);
});
