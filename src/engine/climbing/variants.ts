import type { ClimbingVariant } from './variant.ts';
import { changPai } from './variants/changPai.ts';
import { luanChuo } from './variants/luanChuo.ts';
import { luanChuo28 } from './variants/luanChuo28.ts';
import { maHuaHua } from './variants/maHuaHua.ts';
import { sapNgWu } from './variants/sapNgWu.ts';
import { wuHan } from './variants/wuHan.ts';

/** In the order they are offered. A new one is its data file and its line here. */
export const variants = [sapNgWu, wuHan, changPai, luanChuo, luanChuo28, maHuaHua] as const;

export type VariantId = (typeof variants)[number]['id'];

/** In the order they are offered. */
export const variantIds: readonly VariantId[] = variants.map((variant) => variant.id);

export function findVariant(
  id: string,
): (ClimbingVariant & { readonly id: VariantId }) | undefined {
  return variants.find((variant) => variant.id === id);
}
