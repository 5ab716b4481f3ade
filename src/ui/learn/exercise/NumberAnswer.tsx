import { useEffect, useRef, useState } from 'react';
import { numberTyped } from '../../../records/typed.ts';
import { Button } from '../../button/Button.tsx';
import looks from '../../looks/looks.module.css';
import { useTableKeys } from '../../table/useTableKeys.ts';
import { useSay } from '../../voice/voice.tsx';
import styles from './Answer.module.css';

interface NumberAnswerProps {
  /** The ids of the question, and of what was said before it and of it. */
  readonly questionId: string;
  readonly saidId: string;
  /** Is told the number, or undefined where what stands there is none; it stays there. */
  readonly onAnswer: (points: number | undefined) => void;
}

/** More digits than any count has. */
const mostDigits = 6;

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

/** A number of points, on large keys for the thumb or typed, wherever the focus is. */
export function NumberAnswer({ questionId, saidId, onAnswer }: NumberAnswerProps) {
  const say = useSay();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  /** The next key begins a new number, for the one that stands there has been answered. */
  const [isOver, setIsOver] = useState(false);
  const [isOdd, setIsOdd] = useState(false);
  const change = (next: string): void => {
    setText(next);
    setIsOver(false);
    setIsOdd(false);
  };
  const press = (digit: string): void => {
    const before = isOver ? '' : text;
    if (before.length < mostDigits) change(before + digit);
  };
  const answer = (): void => {
    const points = numberTyped(text);
    setIsOver(true);
    setIsOdd(points === undefined);
    field.current?.select();
    onAnswer(points);
  };
  useEffect(() => field.current?.focus(), []);
  // Digits find their way into the field from a key, a tile or the page.
  useTableKeys(
    Object.fromEntries(
      digits.map((digit) => [
        digit,
        () => {
          field.current?.focus();
          press(digit);
        },
      ]),
    ),
    true,
  );
  return (
    <form
      className={`${looks.stack} ${styles.number}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        answer();
      }}
    >
      <div className={styles.entry}>
        <input
          ref={field}
          type="text"
          // The keys below are there, so the device need not bring its own.
          inputMode="none"
          autoComplete="off"
          enterKeyHint="done"
          value={text}
          aria-labelledby={questionId}
          aria-describedby={saidId}
          aria-invalid={isOdd}
          onChange={({ target }) => change(target.value)}
        />
        <Button
          className={styles.back}
          aria-label={say('counting.back')}
          onClick={() => change(isOver ? '' : text.slice(0, -1))}
        >
          <span aria-hidden="true">⌫</span>
        </Button>
        <Button look="main" type="submit">
          {say('counting.check')}
        </Button>
      </div>
      <div role="group" aria-label={say('counting.keypad')} className={styles.keypad}>
        {digits.map((digit) => (
          // A keyboard has digits of its own and need not pass by.
          <Button key={digit} className={styles.key} tabIndex={-1} onClick={() => press(digit)}>
            {digit}
          </Button>
        ))}
      </div>
    </form>
  );
}
