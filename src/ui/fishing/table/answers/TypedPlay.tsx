import { type SubmitEvent, useId, useState } from 'react';
import { parsePlay, type RuleId } from '../../../../engine/fishing/index.ts';
import type { Play } from '../../../../engine/index.ts';
import { AskableRule } from '../../../asking/AskableRule.tsx';
import { Button } from '../../../button/Button.tsx';
import { Dialog } from '../../../dialog/Dialog.tsx';
import { useSay } from '../../../voice/voice.tsx';
import styles from './TypedPlay.module.css';

interface TypedPlayProps {
  /** The plays open to the viewer. */
  readonly legal: readonly Play[];
  /** The rule against a play that is not open; undefined where nobody looks. */
  readonly ruleAgainst: (play: Play) => RuleId | undefined;
  readonly onPlay: (play: Play) => void;
  readonly onClose: () => void;
}

/** A play typed in the notation of records. */
export function TypedPlay({ legal, ruleAgainst, onPlay, onClose }: TypedPlayProps) {
  const say = useSay();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const [rule, setRule] = useState<RuleId>();
  const inputId = useId();
  const problemId = useId();

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const typed = text.replaceAll(/\s/g, '');
    const play = parsePlay(typed);
    if (play === undefined) setProblem(say('table.typed.notAPlay', { text: typed }));
    else if (legal.length === 0) setProblem(say('table.typed.notYours'));
    else if (!legal.includes(play)) {
      setProblem(say('table.typed.notLegal', { text: typed }));
      setRule(ruleAgainst(play));
    } else onPlay(play);
  };

  return (
    <Dialog title={say('table.typed.title')} onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        <label htmlFor={inputId}>{say('table.typed.label')}</label>
        <div className={styles.row}>
          <input
            id={inputId}
            className={styles.input}
            value={text}
            maxLength={20}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            aria-invalid={problem !== ''}
            aria-describedby={problemId}
            onChange={(event) => {
              setText(event.target.value);
              setProblem('');
              setRule(undefined);
            }}
          />
          <Button type="submit">{say('table.typed.play')}</Button>
        </div>
        <p id={problemId} className={styles.problem} role="alert">
          {problem}
        </p>
        {rule !== undefined && (
          <p>
            <AskableRule rule={rule} />
          </p>
        )}
      </form>
    </Dialog>
  );
}
