import { useContext } from 'react';
import type { RuleId } from '../../engine/index.ts';
import { switchName, switchRuleIds, switchValueName } from '../../text/ruleWords.ts';
import { ruleOurWords, ruleSourceWords, ruleText } from '../../text/sourceWords.ts';
import { useSay } from '../voice.tsx';
import styles from './Panel.module.css';
import { RuleMark } from './RuleMark.tsx';
import { RuleAskingContext } from './ruleAsking.ts';

/** What some rules say, how they are set at this table where that differs from the variant, and where they come from. */
export function RuleText({ rules }: { readonly rules: readonly RuleId[] }) {
  const say = useSay();
  const { variant, changed } = useContext(RuleAskingContext);
  const sources = ruleSourceWords(rules, variant, say);
  const ours = ruleOurWords(rules, say);
  const set = changed.filter(({ key }) => switchRuleIds[key].some((rule) => rules.includes(rule)));
  return (
    <div className={styles.ruleText}>
      {rules.map((rule) => (
        <p key={rule}>
          <RuleMark rule={rule} /> {ruleText(rule, say)}
        </p>
      ))}
      {set.map(({ key, value }) => (
        <p key={key} className={styles.set}>
          {say('rules.set', {
            name: switchName(key, say),
            value: switchValueName(key, value, say),
          })}
        </p>
      ))}
      <dl className={styles.sources}>
        {sources.length > 0 && <dt>{say('rules.sources')}</dt>}
        {sources.map(({ id, name, addresses }) => (
          <dd key={id}>
            [{id}] {name}
            {addresses.map((address) => (
              <span key={address} className={styles.address}>
                {address}
              </span>
            ))}
          </dd>
        ))}
        {ours.length > 0 && <dt>{say('rules.ours')}</dt>}
        {ours.map((words) => (
          <dd key={words}>{words}</dd>
        ))}
      </dl>
    </div>
  );
}
