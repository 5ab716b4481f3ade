import type { RecordForm } from '../recordForm.ts';
import { dealDigits, readDealDigits } from './dealDigits.ts';
import { formatDeal, isSameDeal, readDeal } from './readDeal.ts';
import { rulesShape } from './rulesShape.ts';

/** How records of fishing are written. */
export const fishingForm: RecordForm = {
  rulesShape,
  readDeal,
  formatDeal,
  isSameDeal,
  dealDigits,
  readDealDigits,
};
