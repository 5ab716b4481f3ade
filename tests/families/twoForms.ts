import { fishingForm } from '../../src/records/fishing/form.ts';
import { toyForm } from './toyParts.ts';

// Stands in for `src/records/families.ts`, with the line of the toy.

export const recordForms = { fishing: fishingForm, toy: toyForm };
