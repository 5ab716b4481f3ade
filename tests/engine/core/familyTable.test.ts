import { describe, expect, test } from 'vitest';
import { climbing } from '../../../src/engine/climbing/index.ts';
import { familyTable } from '../../../src/engine/core/familyTable.ts';
import { fishing } from '../../../src/engine/fishing/index.ts';

/** A table that begins with fishing, which climbing may join. */
function tableOfFishing() {
  return familyTable<typeof fishing, typeof climbing>([fishing]);
}

describe('a family that joins late', () => {
  test('is not known before', () => {
    const { familyIds, variantIds, findVariant, familyOf, rulesOf } = tableOfFishing();
    expect(familyIds).toEqual(['fishing']);
    expect(variantIds).toEqual(fishing.variants.map(({ id }) => id));
    expect(findVariant('sap-ng-wu')).toBeUndefined();
    expect(() => familyOf('sap-ng-wu')).toThrow(/known variant/);
    expect(() => rulesOf({ variant: { id: 'sap-ng-wu' } })).toThrow(/known variant/);
  });

  test('is known from then on, behind those that were there, also by who asked before', () => {
    const { familyIds, variantIds, joinRules, ...asked } = tableOfFishing();
    joinRules(climbing);
    expect(familyIds).toEqual(['fishing', 'climbing']);
    expect(variantIds).toEqual([...fishing.variants, ...climbing.variants].map(({ id }) => id));
    expect(asked.findVariant('sap-ng-wu')).toBe(climbing.variants[0]);
    expect(asked.familyOf('sap-ng-wu')).toBe('climbing');
    expect(asked.rulesOf({ variant: { id: 'sap-ng-wu' } })).toBe(climbing);
    expect(asked.familyOf('tiu-u')).toBe('fishing');
  });

  test('joins once', () => {
    const { familyIds, variantIds, joinRules } = tableOfFishing();
    joinRules(climbing);
    const before = variantIds.length;
    joinRules(climbing);
    expect(familyIds).toHaveLength(2);
    expect(variantIds).toHaveLength(before);
  });
});
