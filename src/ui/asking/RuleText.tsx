import { switchName, switchValueName } from '../../text/switchWords.ts';
import looks from '../looks/looks.module.css';
import { useSay } from '../voice/voice.tsx';
import styles from './Panel.module.css';
import { RuleMark } from './RuleMark.tsx';
import { useAskedRules } from './ruleAsking.ts';
import { ValueSources } from './SourceLine.tsx';

/** With how they are set at this table where that differs, and where they come from. */
export function RuleText({ rules }: { readonly rules: readonly string[] }) {
  const say = useSay();
  const { words, ...asked } = useAskedRules();
  const { variant, changed } = asked;
  const sources = words.ruleSourceWords(rules, variant, say);
  const ours = words.ruleOurWords(rules, asked, say);
  const set = changed.filter(({ key }) =>
    words.switchRuleIds(key).some((rule) => rules.includes(rule)),
  );
  return (
    <div className={`${looks.stack} ${styles.ruleText}`}>
      {rules.map((rule) => (
        <p key={rule}>
          <RuleMark rule={rule} />
          <span>{` ${words.ruleText(rule, say, asked)}`}</span>
        </p>
      ))}
      {set.map((one) => (
        <div key={one.key}>
          <p className={looks.bold}>
            {say('rules.set', {
              name: switchName(one.key, say),
              value: switchValueName(one.key, one.value, say),
            })}
          </p>
          <ValueSources changed={one} />
        </div>
      ))}
      <dl className={styles.sources}>
        {sources.length > 0 && (
          <dt>{say(set.length > 0 ? 'rules.sources.rest' : 'rules.sources')}</dt>
        )}
        {sources.map(({ id, title, place, addresses }) => (
          <dd key={id}>
            <span>{`[${id}] ${title}`}</span>
            {place !== undefined && (
              <small className={`${looks.block} ${looks.parted}`}>{place}</small>
            )}
            {addresses.map((address) => (
              <span key={address} className={`${looks.block} ${looks.parted}`}>
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
