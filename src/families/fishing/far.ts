import { fishingHiding } from '../../engine/fishing/index.ts';
import { readSeenDeal } from '../../records/fishing/readDeal.ts';
import type { SeenForm } from '../../records/seenForm.ts';

export const seen: SeenForm = { hiding: fishingHiding, readDeal: readSeenDeal };
