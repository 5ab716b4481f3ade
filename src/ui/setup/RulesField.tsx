import { useEffect, useId, useRef, useState } from 'react';
import {
  isSwitchPoints,
  type PointsRange,
  type RuleSwitch,
  rulesOf,
  type SwitchValue,
} from '../../engine/index.ts';
import { familyWordsOf } from '../../families/rules.ts';
import {
  pointsProblem,
  switchName,
  switchValueAbout,
  switchValueName,
} from '../../text/switchWords.ts';
import { AskableRule } from '../asking/AskableRule.tsx';
import panel from '../asking/Panel.module.css';
import { RuleAnswers } from '../asking/RuleAnswers.tsx';
import { Button } from '../button/Button.tsx';
import choice from '../choice/Choice.module.css';
import { ChoiceField } from '../choice/ChoiceField.tsx';
import type { Content, Elements } from '../content/content.ts';
import { Space } from '../content/Space.tsx';
import looks from '../looks/looks.module.css';
import { useSay } from '../voice/voice.tsx';
import { NumberInput } from './NumberInput.tsx';
import styles from './Setup.module.css';
import fold from './SetupFold.module.css';
import { type SetupDraft, variantOf } from './setupDraft.ts';

interface RulesFieldProps {
  readonly draft: Pick<SetupDraft, 'variant' | 'rules'>;
  readonly onSwitch: (key: string, value: SwitchValue) => void;
  readonly onReset: () => void;
  /** What is said where no rule is set apart, if not that all are as in the variant. */
  readonly own?: string | undefined;
  readonly before?: Elements;
  readonly children?: Elements;
}

export function RulesField({ draft, onSwitch, onReset, own, before, children }: RulesFieldProps) {
  const say = useSay();
  const played = variantOf(draft);
  const { changedSwitchesOf, switchesOf } = rulesOf({ variant: played });
  const switches = switchesOf(played);
  const changed = changedSwitchesOf(played, draft.rules);
  const { switchRuleIds } = familyWordsOf(draft.variant);
  const changes = changed.length;
  const variant = say(`variant.${draft.variant}`);
  return (
    <details className={`${looks.box} ${styles.rules}`}>
      <summary className={fold.summary}>
        <h3>{say('start.rules')}</h3>
        <span className={changes > 0 ? styles.changed : panel.dim}>
          {changes > 0
            ? say('start.rules.changed', { changes, variant })
            : (own ?? say('start.rules.own', { variant }))}
        </span>
      </summary>
      {before && <div className={styles.beside}>{before}</div>}
      <div className={`${looks.line3} ${styles.rulesTop}`}>
        <p className={panel.dim}>{say('start.rules.note')}</p>
        <Button disabled={changes === 0} onClick={onReset}>
          {say('start.rules.reset')}
        </Button>
      </div>
      <RuleAnswers variant={draft.variant} changed={changed}>
        <div className={styles.switches}>
          {switches.map((ruleSwitch) => (
            <RuleSwitchField
              key={`${draft.variant} ${ruleSwitch.key}`}
              ruleSwitch={ruleSwitch}
              rules={switchRuleIds(ruleSwitch.key)}
              value={changed.find(({ key }) => key === ruleSwitch.key)?.value ?? ruleSwitch.own}
              onSwitch={(value) => onSwitch(ruleSwitch.key, value)}
            />
          ))}
        </div>
      </RuleAnswers>
      {children && <div className={styles.beside}>{children}</div>}
    </details>
  );
}

interface RuleSwitchFieldProps {
  readonly ruleSwitch: RuleSwitch;
  readonly rules: readonly string[];
  readonly value: SwitchValue;
  readonly onSwitch: (value: SwitchValue) => void;
}

function RuleSwitchField({ ruleSwitch, rules, value, onSwitch }: RuleSwitchFieldProps) {
  const say = useSay();
  const { key, values, own } = ruleSwitch;
  const legend = (
    <>
      <span>{switchName(key, say)}</span>
      <Space />
      {rules.map((rule) => (
        <AskableRule numbered key={rule} rule={rule} />
      ))}
      {value !== own && (
        <small className={styles.changed}>
          {` ${say('rule.value.differs', { own: switchValueName(key, own, say) })}`}
        </small>
      )}
    </>
  );
  if ('least' in values) {
    const { least } = values;
    return (
      <PointsField
        legend={legend}
        about={switchValueAbout(key, least, say)}
        range={values}
        value={typeof value === 'number' ? value : least}
        onChange={onSwitch}
      />
    );
  }
  return (
    <ChoiceField
      look="list"
      legend={legend}
      options={values.map((option) => ({
        value: option,
        name: switchValueName(key, option, say),
        about: switchValueAbout(key, option, say),
      }))}
      value={typeof value === 'number' ? '' : value}
      onChoose={onSwitch}
    />
  );
}

interface PointsFieldProps {
  readonly legend: Content;
  readonly about: string;
  readonly range: PointsRange;
  readonly value: number;
  readonly onChange: (points: number) => void;
}

/** What is no such number stays, told as wrong, and nothing is dealt until it is mended. */
function PointsField({ legend, about, range, value, onChange }: PointsFieldProps) {
  const say = useSay();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);
  const problem = pointsProblem(range, say);
  useEffect(() => field.current?.setCustomValidity(isWrong ? problem : ''), [isWrong, problem]);
  return (
    <fieldset className={choice.field}>
      <legend className={`${looks.title} ${choice.legend}`}>{legend}</legend>
      <label className={styles.points}>
        <span>{say('rule.points')}</span>
        <NumberInput
          ref={field}
          value={value}
          fits={(points) => isSwitchPoints(points, range)}
          aria-describedby={`${id}about`}
          aria-invalid={isWrong}
          onNumber={(points) => {
            const isNone = points === null || points === undefined;
            setWrong(isNone);
            if (!isNone) onChange(points);
          }}
          // The rules may have been folded away over it.
          onInvalid={(event) => event.currentTarget.closest('details')?.setAttribute('open', '')}
        />
      </label>
      <p id={`${id}about`} className={`${looks.block} ${looks.small}`}>
        {about}
      </p>
      {isWrong && (
        <p role="alert" className={styles.wrong}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}
