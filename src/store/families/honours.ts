import type { FamilyId, VariantId } from '../../engine/index.ts';

/** Something small to be proud of in the games of a family. */
interface FamilyHonour {
  /** The part of message ids that names it: `honours.ID`. */
  readonly id: string;
  /** The feat that brings it. */
  readonly feat: string;
  /** The least total with which it counts; any will do where it is missing. */
  readonly least?: number;
  /** The page of the rules that tells of it, and where. */
  readonly rule: { readonly variant: VariantId; readonly at: string };
}

const families = {
  fishing: {
    name: 'history.games.fishing',
    honours: [
      { id: 'triple', feat: 'triple', rule: { variant: 'tiu-u', at: 'F4' } },
      { id: 'supremePair', feat: 'supreme-pair', rule: { variant: 'tiu-u', at: 'F7' } },
      { id: 'supreme', feat: 'supreme', rule: { variant: 'shi-wu-hu', at: 'S5' } },
      { id: 'heavenNine', feat: 'sky-nine', rule: { variant: 'shi-wu-hu', at: 'S4' } },
      { id: 'quarters', feat: 'bonus-quarters', rule: { variant: 'shi-wu-hu', at: 'S8' } },
      { id: 'doubled', feat: 'doubled', rule: { variant: 'shi-wu-hu', at: 'S9' } },
    ],
  },
  climbing: {
    name: 'history.games.climbing',
    honours: [
      { id: 'declared', feat: 'declared', rule: { variant: 'sap-ng-wu', at: 'W9' } },
      { id: 'eighteen', feat: 'declared', least: 18, rule: { variant: 'sap-ng-wu', at: 'W13' } },
      { id: 'mixed', feat: 'mixed', rule: { variant: 'sap-ng-wu', at: 'W4' } },
      { id: 'laid', feat: 'laid', rule: { variant: 'sap-ng-wu', at: 'W6' } },
      { id: 'four', feat: 'four', rule: { variant: 'sap-ng-wu', at: 'W10' } },
    ],
  },
} as const satisfies Readonly<
  Record<FamilyId, { readonly name: string; readonly honours: readonly FamilyHonour[] }>
>;

type Known = (typeof families)[keyof typeof families];

/** The name of an honour of one family alone. */
export type FamilyHonourId = Known['honours'][number]['id'];

/** The honours of a family, and the message that names its games. */
interface FamilyHonours {
  readonly name: Known['name'];
  readonly honours: readonly (FamilyHonour & { readonly id: FamilyHonourId })[];
}

/**
 * The honours of each family, in the order they are told. They stand here and not in a wing that
 * joins late, as they tell of games that nobody here has played yet. A further family is one entry
 * above, and one below.
 */
export const familyHonours: Readonly<Record<FamilyId, FamilyHonours>> = families;

/** The families in the order in which their honours are told. */
export const honouredFamilies: readonly FamilyId[] = ['fishing', 'climbing'];
