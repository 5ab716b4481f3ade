import { expect, test } from 'vitest';
import { familyIds, findVariant, shownFamilyIds } from '../../src/engine/index.ts';
import { parseRecord } from '../../src/records/parseRecord.ts';
import { sapNgWu } from '../records/climbing/sample.ts';

test('the page knows the families that it shows, and takes no record of another', () => {
  expect(familyIds).toEqual(shownFamilyIds);
  expect(findVariant('sap-ng-wu')).toBeUndefined();
  expect(parseRecord(JSON.stringify(sapNgWu))).toEqual({
    ok: false,
    problem: { code: 'unknown-variant', found: 'sap-ng-wu' },
  });
});
