import type { RuleId } from '../../../../engine/fishing/index.ts';
import { AskableRule } from '../../../asking/AskableRule.tsx';
import looks from '../../../looks/looks.module.css';
import { useTold } from '../../../told/useTold.ts';
import { useSay } from '../../../voice/voice.tsx';
import styles from './TableAnswer.module.css';

interface TableAnswerProps {
  readonly text: string;
  readonly rule?: RuleId | undefined;
  /** How often something was asked. */
  readonly times: number;
  readonly onClose: () => void;
}

/** The answer of the table, seen over the lake and told; a press or Escape puts it away. */
export function TableAnswer({ text, rule, times, onClose }: TableAnswerProps) {
  const say = useSay();
  useTold('answer', text === '' ? [] : [{ key: `${times}`, words: () => [text] }]);
  return (
    <div
      className={styles.place}
      data-part="answer"
      {...(text !== '' && { role: 'group', 'aria-label': say('answer.label') })}
    >
      {text !== '' && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the key is Escape, wherever the focus is.
        // biome-ignore lint/a11y/noNoninteractiveElementInteractions: nothing is to be done with it but to put it away.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it.
        <p key={times} className={styles.answer} tabIndex={0} onClick={onClose}>
          {text}
        </p>
      )}
      {text !== '' && rule !== undefined && (
        <span className={`${looks.touch} ${looks.box} ${looks.centre} ${styles.rule}`}>
          <AskableRule rule={rule} />
        </span>
      )}
    </div>
  );
}
