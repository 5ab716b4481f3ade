import { climbingHiding } from '../../engine/climbing/index.ts';
import type { SeenForm } from '../seenForm.ts';
import { readSeenDeal } from './readDeal.ts';

export const seenClimbing: SeenForm = { hiding: climbingHiding, readDeal: readSeenDeal };
