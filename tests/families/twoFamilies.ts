import { familyTable } from '../../src/engine/core/familyTable.ts';
import { fishing } from '../../src/engine/fishing/family.ts';
import { toy } from './toy.ts';

// Stands in for `src/engine/families.ts`, with the toy beside fishing. It is the first, for nothing
// may take the first family for fishing.

export const { familyIds, variantIds, findVariant, familyOf, rulesOf, joinRules } = familyTable<
  typeof toy | typeof fishing
>([toy, fishing]);

// None of the two joins late.
export const lateFamilyIds = [] as const;
export const lateVariantIds = {};
export const everyVariantId = [...variantIds];
