import type { FamilyId, VariantId } from '../../engine/index.ts';

/** Something small to be proud of in the games of a family. */
interface FamilyHonour {
  /** The part of message ids that names it: `honours.ID`. */
  readonly id: string;
  /** The feats that together bring it. */
  readonly feats: readonly string[];
  /** The least total with which it counts; any will do where it is missing. */
  readonly least?: number;
  /** The page of the rules that tells of it, and where. */
  readonly rule: { readonly variant: VariantId; readonly at: string };
}

const families = {
  fishing: {
    honours: [
      { id: 'triple', feats: ['triple'], rule: { variant: 'tiu-u', at: 'F4' } },
      { id: 'supremePair', feats: ['supreme-pair'], rule: { variant: 'tiu-u', at: 'F7' } },
      { id: 'supreme', feats: ['supreme'], rule: { variant: 'shi-wu-hu', at: 'S5' } },
      { id: 'heavenNine', feats: ['sky-nine'], rule: { variant: 'shi-wu-hu', at: 'S4' } },
      { id: 'quarters', feats: ['bonus-quarters'], rule: { variant: 'shi-wu-hu', at: 'S8' } },
      { id: 'doubled', feats: ['doubled'], rule: { variant: 'shi-wu-hu', at: 'S9' } },
    ],
  },
  climbing: {
    honours: [
      { id: 'declared', feats: ['declared'], rule: { variant: 'sap-ng-wu', at: 'W9' } },
      {
        id: 'eighteen',
        feats: ['declined', 'declared'],
        least: 18,
        rule: { variant: 'sap-ng-wu', at: 'W13' },
      },
      { id: 'mixed', feats: ['mixed'], rule: { variant: 'sap-ng-wu', at: 'W4' } },
      { id: 'laid', feats: ['laid'], rule: { variant: 'sap-ng-wu', at: 'W6' } },
      { id: 'four', feats: ['four'], rule: { variant: 'sap-ng-wu', at: 'W10' } },
    ],
  },
} as const satisfies Readonly<Record<FamilyId, { readonly honours: readonly FamilyHonour[] }>>;

type Known = (typeof families)[keyof typeof families];

export type FamilyHonourId = Known['honours'][number]['id'];

interface FamilyHonours {
  readonly honours: readonly (FamilyHonour & { readonly id: FamilyHonourId })[];
}

/**
 * The honours of each family in the order they are shown. They stand here and not in a wing that
 * joins late, as they tell of games that nobody here has played yet.
 */
export const familyHonours: Readonly<Record<FamilyId, FamilyHonours>> = families;

/** The families in the order in which their honours are told. */
export const honouredFamilies: readonly FamilyId[] = ['fishing', 'climbing'];
