import { invariant } from './invariant.ts';
import type { Rules, Variant } from './rules.ts';

/** The families there are, found by the names of their variants. Its lists grow as others join. */
export interface FamilyTable<Family extends Rules, Late extends Family> {
  /** The names of all families that are there, in the order in which they came. */
  readonly familyIds: readonly Family['family'][];
  /** The names of all variants that are there, in the order they are offered. */
  readonly variantIds: readonly Family['variants'][number]['id'][];
  /** The variant of a name that came from outside, or undefined if there is none. */
  readonly findVariant: (id: string) => Family['variants'][number] | undefined;
  /** The name of the family that a variant belongs to. The variant must be known. */
  readonly familyOf: (variant: string) => Family['family'];
  /** The rules of the family that a variant belongs to. The variant must be known. */
  readonly rulesOf: (game: { readonly variant: Pick<Variant, 'id'> }) => Rules;
  /** Has a family join whose code has been loaded. One that is there already changes nothing. */
  readonly joinRules: (family: Late) => void;
}

/** A table of families: some are there from the start, others join late. */
export function familyTable<Early extends Rules, Late extends Rules = never>(
  early: readonly Early[],
): FamilyTable<Early | Late, Late> {
  type Family = Early | Late;
  const familyIds: Family['family'][] = [];
  const variants: Family['variants'][number][] = [];
  const variantIds: Family['variants'][number]['id'][] = [];
  const byVariant = new Map<string, Family>();
  const familyNamed = (variant: string): Family => {
    const family = byVariant.get(variant);
    invariant(family !== undefined, `${variant} is a known variant`);
    return family;
  };
  const joinRules = (family: Family): void => {
    if (familyIds.includes(family.family)) return;
    familyIds.push(family.family);
    for (const variant of family.variants) {
      variants.push(variant);
      variantIds.push(variant.id);
      byVariant.set(variant.id, family);
    }
  };
  early.forEach(joinRules);
  return {
    familyIds,
    variantIds,
    findVariant: (id) => variants.find((variant) => variant.id === id),
    familyOf: (variant) => familyNamed(variant).family,
    rulesOf: ({ variant }) => familyNamed(variant.id),
    joinRules,
  };
}
