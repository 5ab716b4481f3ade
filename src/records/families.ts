import type { FamilyId } from '../engine/index.ts';
import { fishingForm } from './fishing/form.ts';
import type { RecordForm } from './recordForm.ts';

/** How the records of each family are written. A further family is one line. */
export const recordForms: Readonly<Record<FamilyId, RecordForm>> = {
  fishing: fishingForm,
};
