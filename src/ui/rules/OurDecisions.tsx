import { OursMark } from '../asking/OursMark.tsx';
import panel from '../asking/Panel.module.css';
import { RuleMark } from '../asking/RuleMark.tsx';
import { Space } from '../content/Space.tsx';
import { useSay } from '../voice/voice.tsx';
import styles from './Rules.module.css';

/** A decision of ours as a page of rules tells it. */
export interface ToldDecision {
  /** The rule that it is about; missing where it is about all of them. */
  readonly rule?: string;
  /** The decision in a sentence or a few. */
  readonly words: string;
  /** Whether it matters under the switches in force. */
  readonly holds: boolean;
}

/**
 * Every decision of ours that the rules of a game hold, also those that its switches leave idle.
 */
export function OurDecisions({ decisions }: { readonly decisions: readonly ToldDecision[] }) {
  const say = useSay();
  return (
    <>
      <p>
        <span>{say('rulebook.ours.about')}</span>
        <Space />
        <OursMark />
      </p>
      <ul className={`${panel.list} ${styles.decisions}`}>
        {decisions.map(({ rule, words, holds }) => (
          <li key={words}>
            {rule !== undefined && <RuleMark rule={rule} />}
            <span>{` ${words}`}</span>
            {!holds && <span className={panel.dim}>{` ${say('rulebook.ours.idle')}`}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
