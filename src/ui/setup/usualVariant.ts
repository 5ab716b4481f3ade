import type { VariantId } from '../../engine/index.ts';

/** The game where nobody has named one. */
export const usualVariant: VariantId = 'tiu-u';
