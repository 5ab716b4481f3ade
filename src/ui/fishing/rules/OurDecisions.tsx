import { OursMark } from '../../asking/OursMark.tsx';
import panel from '../../asking/Panel.module.css';
import { RuleMark } from '../../asking/RuleMark.tsx';
import { useSay } from '../../voice/voice.tsx';
import styles from './Rules.module.css';
import { decisionWords } from './ruleNotes.ts';
import type { RulesModel } from './rulesModel.ts';

/**
 * Every decision of ours that the rules of a game hold, also those that its switches leave idle.
 */
export function OurDecisions({ model }: { readonly model: RulesModel }) {
  const say = useSay();
  return (
    <>
      <p>
        {say('rulebook.ours.about')} <OursMark />
      </p>
      <ul className={`${panel.list} ${styles.decisions}`}>
        {model.decisions.map(({ rule, note, holds }) => (
          <li key={note ?? rule}>
            <RuleMark rule={rule} /> {decisionWords(rule, note, say)}
            {!holds && <span className={panel.dim}> {say('rulebook.ours.idle')}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
