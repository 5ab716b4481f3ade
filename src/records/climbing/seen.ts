import { climbingHiding } from '../../engine/climbing/index.ts';
import type { SeenForm } from '../seenForm.ts';
import { readSeenDeal } from './readDeal.ts';

/** How what was seen of climbing is told. */
export const seenClimbing: SeenForm = { hiding: climbingHiding, readDeal: readSeenDeal };
