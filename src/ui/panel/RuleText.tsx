import { useContext } from 'react';
import type { RuleId } from '../../engine/index.ts';
import { switchName, switchRuleIds, switchValueName } from '../../text/ruleWords.ts';
import { ruleOurWords, ruleSourceWords, ruleText } from '../../text/sourceWords.ts';
import { useSay } from '../voice.tsx';
import styles from './Panel.module.css';
import { RuleMark } from './RuleMark.tsx';
import { RuleAskingContext } from './ruleAsking.ts';

/** What a rule says, how it is set at this table where that differs from the variant, and where it comes from. */
export function RuleText({ rule }: { readonly rule: RuleId }) {
  const say = useSay();
  const { variant, changed } = useContext(RuleAskingContext);
  const sources = ruleSourceWords(rule, variant, say);
  const ours = ruleOurWords(rule, say);
  const set = changed.filter(({ key }) => switchRuleIds[key].includes(rule));
  return (
    <div className={styles.ruleText}>
      <p>
        <RuleMark rule={rule} /> {ruleText(rule, say)}
      </p>
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
        {ours !== undefined && sources.length === 0 && <dt>{say('rules.ours')}</dt>}
        {ours !== undefined && <dd>{ours}</dd>}
      </dl>
    </div>
  );
}
