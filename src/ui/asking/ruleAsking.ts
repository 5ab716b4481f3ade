import { createContext, useContext } from 'react';
import { type ChangedSwitch, invariant, type VariantId } from '../../engine/index.ts';
import { familyWordsOf } from '../../text/families.ts';
import type { FamilyWords } from '../../text/familyWords.ts';

/** The rules that are asked about here. */
export interface RuleAsking {
  /** The variant that is played. */
  readonly variant: VariantId;
  readonly changed: readonly ChangedSwitch[];
  /** Shows what a rule says. */
  readonly ask: (rule: string) => void;
}

/** Set by `RuleAnswers`, which shows what a rule says; without it rules are named but not asked. */
export const RuleAskingContext = createContext<RuleAsking | undefined>(undefined);

/** The rules that are asked about, with the words of their family: only inside `RuleAnswers`. */
export function useAskedRules(): RuleAsking & { readonly words: FamilyWords } {
  const asking = useContext(RuleAskingContext);
  invariant(asking !== undefined, 'rules are told where it is known of which game');
  return { ...asking, words: familyWordsOf(asking.variant) };
}
