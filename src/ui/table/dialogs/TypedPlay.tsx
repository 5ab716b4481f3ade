import { type SubmitEvent, useId, useState } from 'react';
import type { Play } from '../../../engine/index.ts';
import { AskableRule } from '../../asking/AskableRule.tsx';
import { Button } from '../../button/Button.tsx';
import { Dialog } from '../../dialog/Dialog.tsx';
import looks from '../../looks/looks.module.css';
import { useSay } from '../../voice/voice.tsx';
import styles from './TypedPlay.module.css';

/** What came of a text: a play that is legal, or why it is none, with the rule that says so. */
export type ReadPlay =
  | { readonly play: Play }
  | { readonly problem: string; readonly rule?: string | undefined };

interface TypedPlayProps {
  /** Asks for a play, with an example. */
  readonly label: string;
  /** What else is to be known of the notation. */
  readonly help?: string;
  readonly read: (text: string) => ReadPlay;
  readonly onPlay: (play: Play) => void;
  readonly onClose: () => void;
}

export function TypedPlay({ label, help, read, onPlay, onClose }: TypedPlayProps) {
  const say = useSay();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<Exclude<ReadPlay, { play: Play }>>();
  const inputId = useId();
  const problemId = useId();

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const found = read(text);
    if ('play' in found) onPlay(found.play);
    else setWrong(found);
  };

  return (
    <Dialog asks title={say('table.typed.title')} onClose={onClose}>
      <form className={looks.stack} onSubmit={submit}>
        <label htmlFor={inputId}>{label}</label>
        <div className={looks.row}>
          <input
            id={inputId}
            className={styles.input}
            value={text}
            maxLength={30}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            aria-invalid={wrong !== undefined}
            aria-describedby={problemId}
            onChange={(event) => {
              setText(event.target.value);
              setWrong(undefined);
            }}
          />
          <Button type="submit">{say('table.typed.play')}</Button>
        </div>
        {help !== undefined && <p>{help}</p>}
        <p id={problemId} className={styles.problem} role="alert">
          {wrong?.problem}
        </p>
        {wrong?.rule !== undefined && (
          <p>
            <AskableRule rule={wrong.rule} />
          </p>
        )}
      </form>
    </Dialog>
  );
}
