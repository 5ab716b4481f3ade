import { useContext } from 'react';
import { formatRulesCode } from '../../store/rulesCode.ts';
import { GoContext } from './goContext.ts';
import { RuleAskingContext } from './ruleAsking.ts';

/**
 * Opens the page of the rules that are in force here, at one of them if it is named.
 * @returns undefined where no page can be opened from
 */
export function useReadRules(): ((at?: string) => void) | undefined {
  const go = useContext(GoContext);
  const asking = useContext(RuleAskingContext);
  if (go === undefined || asking === undefined) return undefined;
  const { variant, changed } = asking;
  return (at) => go({ room: 'rules', code: formatRulesCode({ variant, changed, at }) });
}
