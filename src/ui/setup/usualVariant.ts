import type { VariantId } from '../../engine/index.ts';
import { offeredGames } from '../families.ts';

/** The game that is played or shown if no other one is named. */
export const usualVariant: VariantId = offeredGames[0].variant;
