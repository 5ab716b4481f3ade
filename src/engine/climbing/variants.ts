import type { ClimbingVariant } from './variant.ts';
import { changPai } from './variants/changPai.ts';
import { luanChuo } from './variants/luanChuo.ts';
import { luanChuo28 } from './variants/luanChuo28.ts';
import { maHuaHua } from './variants/maHuaHua.ts';
import { sapNgWu } from './variants/sapNgWu.ts';
import { wuHan } from './variants/wuHan.ts';

/**
 * Every climbing variant, in the order it is offered: a game, then the further ways to play it. A
 * new one is its data file and its line here.
 */
export const variants = [sapNgWu, wuHan, changPai, luanChuo, luanChuo28, maHuaHua] as const;

/** The name of a climbing variant in records. */
export type VariantId = (typeof variants)[number]['id'];

/** The names of the climbing variants, in the order they are offered. */
export const variantIds: readonly VariantId[] = variants.map((variant) => variant.id);

/** The variant of a name that came from outside, or undefined if there is none. */
export function findVariant(
  id: string,
): (ClimbingVariant & { readonly id: VariantId }) | undefined {
  return variants.find((variant) => variant.id === id);
}
