import type { RuleId } from '../../../engine/fishing/index.ts';
import { ruleSourceWords, ruleText } from '../../../text/fishing/sourceWords.ts';
import { switchName, switchValueAbout, switchValueName } from '../../../text/switchWords.ts';
import { OursMark } from '../../asking/OursMark.tsx';
import panel from '../../asking/Panel.module.css';
import { RuleMark } from '../../asking/RuleMark.tsx';
import { SourceLine } from '../../asking/SourceLine.tsx';
import { ValueSources } from '../../asking/ValueSources.tsx';
import { useSay } from '../../voice/voice.tsx';
import { RuleFacts } from './RuleFacts.tsx';
import styles from './Rules.module.css';
import { decisionWords } from './ruleNotes.ts';
import type { RulesModel, SwitchFacts } from './rulesModel.ts';

/** The element that a rule's page opens at. */
export function ruleElementId(rule: string): string {
  return `rule-${rule}`;
}

interface RuleArticleProps {
  readonly rule: RuleId;
  readonly model: RulesModel;
  /** Whether it is the rule in question. */
  readonly asked: boolean;
}

/** One rule: what it says, how its switches stand, what follows from them, and who says so. */
export function RuleArticle({ rule, model, asked }: RuleArticleProps) {
  const say = useSay();
  const sources = ruleSourceWords([rule], model.variant, say);
  const switches = model.switches.filter((facts) => facts.rule === rule);
  const isChanged = switches.some(({ value, own }) => value !== own);
  const decisions = model.decisions.filter((one) => one.rule === rule && one.holds);
  return (
    <article className={styles.rule} data-rule={rule} data-asked={asked || undefined}>
      <h3 id={ruleElementId(rule)} tabIndex={-1}>
        <RuleMark rule={rule} /> {say(`rulebook.name.${rule}`)}
      </h3>
      <p>{ruleText(rule, say)}</p>
      {switches.map((facts) => (
        <SwitchInForce key={facts.key} facts={facts} />
      ))}
      <RuleFacts rule={rule} model={model} />
      {decisions.map(({ note }) => (
        <p key={note ?? rule} className={styles.ours}>
          <OursMark /> {decisionWords(rule, note, say)}
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

function SwitchInForce({ facts }: { readonly facts: SwitchFacts }) {
  const say = useSay();
  const { key, value, own, elsewhere } = facts;
  const isOff = value === 'none' || value === 'off';
  return (
    <div className={styles.switch} data-switch={key} data-value={value}>
      <p>
        <strong>
          {say('rulebook.switch', {
            name: switchName(key, say),
            value: switchValueName(key, value, say),
          })}
        </strong>
        {value !== own && (
          <strong className={styles.changed}>
            {' '}
            {say('rule.value.differs', { own: switchValueName(key, own, say) })}
          </strong>
        )}
      </p>
      <p>{switchValueAbout(key, value, say)}</p>
      {value !== own && <ValueSources changed={facts} />}
      {isOff && (
        <>
          <p className={panel.dim}>{say('rulebook.off')}</p>
          <ul>
            {elsewhere.map((other) => (
              <li key={other.variant}>
                {say('rulebook.switch', {
                  name: say(`variant.${other.variant}`),
                  value: switchValueName(key, other.value, say),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
