import type { VariantId } from '../../engine/index.ts';
import { offeredGames } from '../../families/names.ts';

export const usualVariant: VariantId = offeredGames[0].variant;
