import { familyOf } from '../../src/engine/index.ts';
import { fishingForm } from '../../src/records/fishing/form.ts';
import type { RecordForm } from '../../src/records/recordForm.ts';
import { toyForm } from './toyParts.ts';

// Stands in for `src/records/families.ts`, with the line of the toy.

const forms: Readonly<Record<string, RecordForm>> = { fishing: fishingForm, toy: toyForm };

export function recordFormOf(variant: string): RecordForm | undefined {
  return forms[familyOf(variant)];
}
