import { useContext } from 'react';
import { familyWordsOf } from '../../families/rules.ts';
import { useSay } from '../voice/voice.tsx';
import styles from './Panel.module.css';
import { RuleMark } from './RuleMark.tsx';
import { RuleAskingContext } from './ruleAsking.ts';

interface AskableRuleProps {
  readonly rule: string;
  /** Whether it shows its place in the rules, as where rules are set or accounted for. */
  readonly numbered?: boolean;
}

/** At the table a question mark, named as the rule is called. */
export function AskableRule({ rule, numbered = false }: AskableRuleProps) {
  const say = useSay();
  const asking = useContext(RuleAskingContext);
  if (asking === undefined) return <RuleMark rule={rule} />;
  if (numbered) {
    return (
      <button type="button" className={styles.askRule} onClick={() => asking.ask(rule)}>
        <RuleMark rule={rule} />
      </button>
    );
  }
  const name = familyWordsOf(asking.variant).ruleName?.(rule, say);
  return (
    <button
      type="button"
      className={styles.askRule}
      aria-label={name === undefined ? say('scores.rule', { rule }) : say('rules.ask', { name })}
      data-tip
      onClick={() => asking.ask(rule)}
    >
      <span className={styles.why} aria-hidden="true">
        ?
      </span>
    </button>
  );
}
