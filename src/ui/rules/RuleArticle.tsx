import type { ChangedSwitch, SwitchValue } from '../../engine/index.ts';
import type { ToldSource } from '../../text/familyWords.ts';
import { switchName, switchValueName } from '../../text/switchWords.ts';
import { OursMark } from '../asking/OursMark.tsx';
import { RuleMark } from '../asking/RuleMark.tsx';
import { SourceLine, ValueSources } from '../asking/SourceLine.tsx';
import type { Elements } from '../content/content.ts';
import looks from '../looks/looks.module.css';
import { useSay } from '../voice/voice.tsx';
import type { ToldDecision } from './OurDecisions.tsx';
import styles from './Rules.module.css';

export function ruleElementId(rule: string): string {
  return `rule-${rule}`;
}

interface RuleArticleProps {
  readonly rule: string;
  readonly name: string;
  readonly text: string;
  /** Whether it is the rule in question. */
  readonly asked: boolean;
  readonly switches: Elements;
  /** Whether one of them is set apart from the variant's own value. */
  readonly isChanged: boolean;
  readonly facts: Elements;
  /** What of it is our own decision and matters here. */
  readonly ours: readonly ToldDecision[];
  readonly sources: readonly ToldSource[];
}

export function RuleArticle(props: RuleArticleProps) {
  const { rule, name, text, asked, switches, isChanged, facts, ours, sources } = props;
  const say = useSay();
  return (
    <article
      className={`${looks.stack} ${styles.rule}`}
      data-rule={rule}
      data-asked={asked || undefined}
    >
      <h3 id={ruleElementId(rule)} tabIndex={-1}>
        <RuleMark rule={rule} />
        <span>{` ${name}`}</span>
      </h3>
      <p>{text}</p>
      {switches}
      {facts}
      {ours.map(({ words }) => (
        <p key={words} className={styles.ours}>
          <OursMark />
          <span>{` ${words}`}</span>
        </p>
      ))}
      {sources.length > 0 && (
        <SourceLine
          label={say(isChanged ? 'rules.sources.rest' : 'rules.sources')}
          sources={sources}
        />
      )}
    </article>
  );
}

interface SwitchInForceProps {
  readonly facts: ChangedSwitch & { readonly own: SwitchValue };
  /** What its value means, where the rule does not say it. */
  readonly about?: string;
  readonly children?: Elements;
}

export function SwitchInForce({ facts, about, children }: SwitchInForceProps) {
  const say = useSay();
  const { key, value, own } = facts;
  return (
    <div className={`${looks.stack1} ${styles.switch}`} data-switch={key} data-value={value}>
      <p>
        <strong>
          {say('rulebook.switch', {
            name: switchName(key, say),
            value: switchValueName(key, value, say),
          })}
        </strong>
        {value !== own && (
          <strong className={looks.lit}>
            {` ${say('rule.value.differs', { own: switchValueName(key, own, say) })}`}
          </strong>
        )}
      </p>
      {about !== undefined && <p>{about}</p>}
      {value !== own && <ValueSources changed={facts} />}
      {children}
    </div>
  );
}
