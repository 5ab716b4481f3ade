import { invariant } from './invariant.ts';
import type { Rules, Variant } from './rules.ts';

/** The families there are, found by the names of their variants. */
export interface FamilyTable<Family extends Rules> {
  /** The names of all families, in the order they are offered. */
  readonly familyIds: readonly [Family['family'], ...Family['family'][]];
  /** The names of all variants, in the order they are offered. */
  readonly variantIds: readonly Family['variants'][number]['id'][];
  /** The variant of a name that came from outside, or undefined if there is none. */
  readonly findVariant: (id: string) => Family['variants'][number] | undefined;
  /** The name of the family that a variant belongs to. The variant must be known. */
  readonly familyOf: (variant: string) => Family['family'];
  /** The rules of the family that a variant belongs to. The variant must be known. */
  readonly rulesOf: (game: { readonly variant: Pick<Variant, 'id'> }) => Rules;
}

/** Joins families, in the order they are offered. */
export function familyTable<const Families extends readonly [Rules, ...Rules[]]>(
  families: Families,
): FamilyTable<Families[number]> {
  type Family = Families[number];
  const variants = families.flatMap((family): Family['variants'] => family.variants);
  const byVariant = new Map<string, Family>(
    families.flatMap((family) => family.variants.map(({ id }) => [id, family] as const)),
  );
  const familyNamed = (variant: string): Family => {
    const family = byVariant.get(variant);
    invariant(family !== undefined, `${variant} is a variant of a known family`);
    return family;
  };
  const [first, ...others] = families;
  return {
    familyIds: [first.family, ...others.map(({ family }) => family)],
    variantIds: variants.map(({ id }) => id),
    findVariant: (id) => variants.find((variant) => variant.id === id),
    familyOf: (variant) => familyNamed(variant).family,
    rulesOf: ({ variant }) => familyNamed(variant.id),
  };
}
