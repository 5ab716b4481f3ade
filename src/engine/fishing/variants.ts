import type { FishingVariant } from './variant.ts';
import { shiWuHu } from './variants/shiWuHu.ts';
import { shiWuHu64 } from './variants/shiWuHu64.ts';
import { tiuU } from './variants/tiuU.ts';
import { tiuUCulin } from './variants/tiuUCulin.ts';
import { tiuUWoodpile } from './variants/tiuUWoodpile.ts';

/**
 * Every fishing variant, in the order it is offered: a game, then the further ways to play it. A
 * new one is its data file and its line here.
 */
export const variants = [tiuU, tiuUWoodpile, tiuUCulin, shiWuHu, shiWuHu64] as const;

/** The name of a fishing variant in records. */
export type VariantId = (typeof variants)[number]['id'];

/** The names of the fishing variants, in the order they are offered. */
export const variantIds: readonly VariantId[] = variants.map((variant) => variant.id);

/** The variant of a name that came from outside, or undefined if there is none. */
export function findVariant(id: string): (FishingVariant & { readonly id: VariantId }) | undefined {
  return variants.find((variant) => variant.id === id);
}
