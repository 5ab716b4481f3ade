import { OursMark } from '../asking/OursMark.tsx';
import { RuleMark } from '../asking/RuleMark.tsx';
import { Space } from '../content/Space.tsx';
import looks from '../looks/looks.module.css';
import { useSay } from '../voice/voice.tsx';
import styles from './Rules.module.css';

export interface ToldDecision {
  /** The rule that it is about; missing where it is about all of them. */
  readonly rule?: string;
  readonly words: string;
  /** Whether it matters under the switches in force. */
  readonly holds: boolean;
}

/** Those that the switches of the game leave idle are folded away. */
export function OurDecisions({ decisions }: { readonly decisions: readonly ToldDecision[] }) {
  const say = useSay();
  const idle = decisions.filter(({ holds }) => !holds);
  return (
    <>
      <p>
        <span>{say('rulebook.ours.about')}</span>
        <Space />
        <OursMark />
      </p>
      <DecisionList decisions={decisions.filter(({ holds }) => holds)} />
      {idle.length > 0 && (
        <details className={`${looks.measure} ${styles.idle}`}>
          <summary>{say('rulebook.ours.idle', { count: idle.length })}</summary>
          <DecisionList decisions={idle} />
        </details>
      )}
    </>
  );
}

function DecisionList({ decisions }: { readonly decisions: readonly ToldDecision[] }) {
  return (
    <ul className={`${looks.stack3} ${styles.decisions}`}>
      {decisions.map(({ rule, words }) => (
        <li key={words}>
          {rule !== undefined && <RuleMark rule={rule} />}
          <span>{` ${words}`}</span>
        </li>
      ))}
    </ul>
  );
}
