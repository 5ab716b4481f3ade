import { createContext } from 'react';
import type { RuleId, SwitchKey, SwitchValue, VariantId } from '../../engine/index.ts';

/** A switch that is set apart from the variant's own value. */
export interface ChangedSwitch {
  readonly key: SwitchKey;
  readonly value: SwitchValue;
}

/** The rules that are asked about here. */
export interface RuleAsking {
  /** The variant that is played; without one, the sources of all variants are told. */
  readonly variant: VariantId | undefined;
  readonly changed: readonly ChangedSwitch[];
  /** Shows what a rule says; undefined where nobody answers. */
  readonly ask: ((rule: RuleId) => void) | undefined;
}

/** Whoever shows rules, as `RuleAnswers` sets it; without it they are told but cannot be asked. */
export const RuleAskingContext = createContext<RuleAsking>({
  variant: undefined,
  changed: [],
  ask: undefined,
});
