import type { RecordForm } from '../recordForm.ts';
import { dealDigits, readDealDigits } from './dealDigits.ts';
import { formatDeal, isSameDeal, readDeal } from './readDeal.ts';
import { rulesShape } from './rulesShape.ts';

/** How records of climbing are written. */
export const climbingForm: RecordForm = {
  rulesShape,
  readDeal,
  formatDeal,
  isSameDeal,
  dealDigits,
  readDealDigits,
};
