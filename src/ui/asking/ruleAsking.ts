import { createContext, useContext } from 'react';
import { type ChangedSwitch, invariant, type VariantId } from '../../engine/index.ts';
import { familyWordsOf } from '../../families/rules.ts';
import { formatRulesCode } from '../../store/rulesCode.ts';
import type { FamilyWords } from '../../text/familyWords.ts';
import { GoContext } from './goContext.ts';

export interface RuleAsking {
  readonly variant: VariantId;
  readonly changed: readonly ChangedSwitch[];
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

/** Opens the page of the rules in force, at one if named; undefined where none can open. */
export function useReadRules(): ((at?: string) => void) | undefined {
  const go = useContext(GoContext);
  const asking = useContext(RuleAskingContext);
  if (go === undefined || asking === undefined) return undefined;
  const { variant, changed } = asking;
  return (at) => go({ room: 'rules', code: formatRulesCode({ variant, changed, at }) });
}
