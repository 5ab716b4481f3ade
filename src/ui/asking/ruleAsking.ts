import { createContext } from 'react';
import {
  type ChangedSwitch,
  type FamilyId,
  familyIds,
  familyOf,
  type VariantId,
} from '../../engine/index.ts';

/** The rules that are asked about here. */
export interface RuleAsking {
  /** The variant that is played; without one, the sources of all variants are told. */
  readonly variant: VariantId | undefined;
  readonly changed: readonly ChangedSwitch[];
  /** Shows what a rule says; undefined where nobody answers. */
  readonly ask: ((rule: string) => void) | undefined;
}

/** Set by `RuleAnswers`, which shows what a rule says; without it rules are named but not asked. */
export const RuleAskingContext = createContext<RuleAsking>({
  variant: undefined,
  changed: [],
  ask: undefined,
});

/** The family whose rules are asked about: that of the variant, or without one the first. */
export function familyAsked(variant: VariantId | undefined): FamilyId {
  return variant === undefined ? familyIds[0] : familyOf(variant);
}
