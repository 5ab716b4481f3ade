import { familyTable } from '../../src/engine/core/familyTable.ts';
import { fishing } from '../../src/engine/fishing/family.ts';
import { toy } from './toy.ts';

// Stands in for `src/engine/families.ts`, with the toy as a second family.

export const { familyIds, variantIds, findVariant, familyOf, rulesOf } = familyTable([
  fishing,
  toy,
]);
