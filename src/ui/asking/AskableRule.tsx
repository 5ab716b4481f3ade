import { useContext } from 'react';
import styles from './Panel.module.css';
import { RuleMark } from './RuleMark.tsx';
import { RuleAskingContext } from './ruleAsking.ts';

/**
 * The place of a rule in the rules of its family, which answers what it says and where it comes
 * from when it is asked.
 */
export function AskableRule({ rule }: { readonly rule: string }) {
  const asking = useContext(RuleAskingContext);
  if (asking === undefined) return <RuleMark rule={rule} />;
  return (
    <button type="button" className={styles.askRule} onClick={() => asking.ask(rule)}>
      <RuleMark rule={rule} />
    </button>
  );
}
