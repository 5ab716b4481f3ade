import type { FishingVariant } from './variant.ts';
import { shiWuHu } from './variants/shiWuHu.ts';
import { shiWuHu64 } from './variants/shiWuHu64.ts';
import { tiuU } from './variants/tiuU.ts';
import { tiuUCulin } from './variants/tiuUCulin.ts';
import { tiuUWoodpile } from './variants/tiuUWoodpile.ts';

/** In the order they are offered. A new one is its data file and its line here. */
export const variants = [tiuU, tiuUWoodpile, tiuUCulin, shiWuHu, shiWuHu64] as const;

export type VariantId = (typeof variants)[number]['id'];

/** In the order they are offered. */
export const variantIds: readonly VariantId[] = variants.map((variant) => variant.id);

export function findVariant(id: string): (FishingVariant & { readonly id: VariantId }) | undefined {
  return variants.find((variant) => variant.id === id);
}
