import { createContext } from 'react';
import type { ChangedSwitch, RuleId, VariantId } from '../../engine/index.ts';

/** The rules that are asked about here. */
export interface RuleAsking {
  /** The variant that is played; without one, the sources of all variants are told. */
  readonly variant: VariantId | undefined;
  readonly changed: readonly ChangedSwitch[];
  /** Shows what a rule says; undefined where nobody answers. */
  readonly ask: ((rule: RuleId) => void) | undefined;
}

/** Set by `RuleAnswers`, which shows what a rule says; without it rules are named but not asked. */
export const RuleAskingContext = createContext<RuleAsking>({
  variant: undefined,
  changed: [],
  ask: undefined,
});
