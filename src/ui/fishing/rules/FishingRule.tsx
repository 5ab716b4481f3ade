import type { RuleId } from '../../../engine/fishing/index.ts';
import { ruleSourceWords, ruleText } from '../../../text/fishing/sourceWords.ts';
import type { Say } from '../../../text/say.ts';
import { switchValueAbout, switchValueName } from '../../../text/switchWords.ts';
import panel from '../../asking/Panel.module.css';
import { OtherValues } from '../../rules/OtherValues.tsx';
import { RuleArticle, SwitchInForce } from '../../rules/RuleArticle.tsx';
import { useSay } from '../../voice/voice.tsx';
import { RuleFacts } from './RuleFacts.tsx';
import { toldDecisions } from './ruleNotes.ts';
import type { RulesModel, SwitchFacts, ValueElsewhere } from './rulesModel.ts';

export type TurnFishingSwitch = (key: SwitchFacts['key'], value: SwitchFacts['value']) => void;

interface FishingRuleProps {
  readonly rule: RuleId;
  readonly model: RulesModel;
  /** Whether it is the rule in question. */
  readonly asked: boolean;
  readonly onSwitch: TurnFishingSwitch;
}

export function FishingRule({ rule, model, asked, onSwitch }: FishingRuleProps) {
  const say = useSay();
  const switches = model.switches.filter((facts) => facts.rule === rule);
  const decisions = model.decisions.filter((one) => one.rule === rule && one.holds);
  return (
    <RuleArticle
      rule={rule}
      name={say(`rulebook.name.${rule}`)}
      text={ruleText(rule, say)}
      asked={asked}
      switches={switches.map((facts) => (
        <FishingSwitch key={facts.key} facts={facts} onSwitch={onSwitch} />
      ))}
      isChanged={switches.some(({ value, own }) => value !== own)}
      facts={<RuleFacts rule={rule} model={model} />}
      ours={toldDecisions(decisions, say)}
      sources={ruleSourceWords([rule], model.variant, say)}
    />
  );
}

interface FishingSwitchProps {
  readonly facts: SwitchFacts;
  readonly onSwitch: TurnFishingSwitch;
}

/** A switch with its value in force, and in a line what else it can be and in which games. */
function FishingSwitch({ facts, onSwitch }: FishingSwitchProps) {
  const say = useSay();
  const { key, value, others } = facts;
  const isOff = value === 'none' || value === 'off';
  return (
    <SwitchInForce facts={facts} about={switchValueAbout(key, value, say)}>
      {isOff && <p className={panel.dim}>{say('rulebook.off')}</p>}
      <OtherValues
        others={others.map((other) => ({
          value: other.value,
          name: switchValueName(key, other.value, say),
          who: gamesWords(facts, other, say),
        }))}
        onTurn={(turned) => onSwitch(key, turned)}
      />
    </SwitchInForce>
  );
}

/** Which games have a value of their own; undefined where none does. */
function gamesWords({ key }: SwitchFacts, { value, variants }: ValueElsewhere, say: Say) {
  const having = [
    ...variants.map((variant) => say(`variant.${variant}`)),
    ...(key === 'groupNeeds' && value === 'one-military' ? [say('rulebook.other.some')] : []),
  ];
  return having.length === 0 ? undefined : having.join(say('rules.place.between'));
}
