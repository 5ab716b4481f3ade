import { familyOf, type VariantId } from '../engine/index.ts';
import { sheet as fishing } from './fishing/sheet.ts';
import { type EarlyParts, partsOf } from './lateParts.ts';
import type { FamilySheet } from './parts.ts';

/** What comes with the score sheet, in one file. */
const early: EarlyParts<'sheet'> = { fishing };

/** What the family of a variant shows of a round that is over. The variant must be known. */
export function sheetPartsOf(variant: VariantId): FamilySheet {
  return partsOf('sheet', early, familyOf(variant));
}
