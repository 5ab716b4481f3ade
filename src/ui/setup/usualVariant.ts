import type { VariantId } from '../../engine/index.ts';

/** The game that is played or shown if no other one is named. */
export const usualVariant: VariantId = 'tiu-u';
