import type { RuleId } from '../../../engine/fishing/index.ts';
import { ruleSourceWords, ruleText } from '../../../text/fishing/sourceWords.ts';
import { switchValueAbout, switchValueName } from '../../../text/switchWords.ts';
import panel from '../../asking/Panel.module.css';
import { RuleArticle, SwitchInForce } from '../../rules/RuleArticle.tsx';
import { useSay } from '../../voice/voice.tsx';
import { RuleFacts } from './RuleFacts.tsx';
import { toldDecisions } from './ruleNotes.ts';
import type { RulesModel, SwitchFacts } from './rulesModel.ts';

interface FishingRuleProps {
  readonly rule: RuleId;
  readonly model: RulesModel;
  /** Whether it is the rule in question. */
  readonly asked: boolean;
}

/** One rule of fishing. */
export function FishingRule({ rule, model, asked }: FishingRuleProps) {
  const say = useSay();
  const switches = model.switches.filter((facts) => facts.rule === rule);
  const decisions = model.decisions.filter((one) => one.rule === rule && one.holds);
  return (
    <RuleArticle
      rule={rule}
      name={say(`rulebook.name.${rule}`)}
      text={ruleText(rule, say)}
      asked={asked}
      switches={switches.map((facts) => <FishingSwitch key={facts.key} facts={facts} />)}
      isChanged={switches.some(({ value, own }) => value !== own)}
      facts={<RuleFacts rule={rule} model={model} />}
      ours={toldDecisions(decisions, say)}
      sources={ruleSourceWords([rule], model.variant, say)}
    />
  );
}

function FishingSwitch({ facts }: { readonly facts: SwitchFacts }) {
  const say = useSay();
  const { key, value, elsewhere } = facts;
  const isOff = value === 'none' || value === 'off';
  return (
    <SwitchInForce facts={facts} about={switchValueAbout(key, value, say)}>
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
    </SwitchInForce>
  );
}
