import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Motion } from '../../../../store/settings.ts';
import { Button } from '../../../button/Button.tsx';
import { refuseHeldKey } from '../../../learn/refuseHeldKey.ts';
import { useScrolls } from '../../../useScrolls.ts';
import { useSay } from '../../../voice/voice.tsx';
import { Boats } from './Boats.tsx';
import styles from './Counting.module.css';
import type { CountTask } from './countTask.ts';
import { offWords, shownWords, wrongOptionWords, wrongWords } from './countWords.ts';
import { NumberAnswer } from './NumberAnswer.tsx';
import { OptionAnswer } from './OptionAnswer.tsx';
import { Proof } from './Proof.tsx';
import wayStyles from './Ways.module.css';

/**
 * How a count ended: rightly at once, rightly after a mistake, wrongly, or shown without an answer.
 */
export type CountOutcome = 'right' | 'mended' | 'wrong' | 'shown';

interface CountingProps {
  readonly task: CountTask;
  readonly names: readonly string[];
  /** What is said before it is asked. */
  readonly said?: string;
  readonly question: string;
  readonly motion: Motion;
  /** Whether a wrong number may be mended, or ends it. */
  readonly mayMend: boolean;
  readonly onOutcome: (outcome: CountOutcome) => void;
  /** The ways elsewhere, for as long as it is not answered. */
  readonly ways?: ReactNode;
  /** Where it goes on, once it is answered; its first button has the focus then. */
  readonly children: ReactNode;
}

/**
 * Something to be counted: the catch and the question, and once it is answered every rule that
 * makes it so.
 */
export function Counting(props: CountingProps) {
  const { task, names, said, question, motion, mayMend, onOutcome, ways, children } = props;
  const say = useSay();
  const id = useId();
  const on = useRef<HTMLDivElement>(null);
  const [told, setTold] = useState<readonly string[]>([]);
  const [outcome, setOutcome] = useState<CountOutcome>();
  const { answer, catches, totals } = task;
  const isOver = outcome !== undefined;
  useEffect(() => {
    const goOn = on.current;
    if (!isOver || goOn === null) return;
    goOn.querySelector('button')?.focus({ preventScroll: true });
    // If Enter is still held after the answer, it must not press the next button.
    goOn.addEventListener('keydown', refuseHeldKey);
    return () => goOn.removeEventListener('keydown', refuseHeldKey);
  }, [isOver]);
  const what = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(what);
  const toldIn = useRef<HTMLDivElement>(null);
  // On a small screen the verdict would stand below the keys, out of sight.
  useEffect(() => {
    if (!isOver && told.length > 0) toldIn.current?.scrollIntoView({ block: 'nearest' });
  }, [isOver, told]);
  const [hasErred, setHasErred] = useState(false);
  const end = (how: CountOutcome, words: readonly string[]): void => {
    setOutcome(how);
    setTold(words);
    onOutcome(how);
  };
  const judge = (isRight: boolean, wrong: () => readonly string[]): void => {
    if (isRight) end(hasErred ? 'mended' : 'right', [say('counting.right')]);
    else if (mayMend) {
      setHasErred(true);
      setTold(wrong());
    } else end('wrong', wrong());
  };
  const judgeNumber = (points: number | undefined): void => {
    if (answer.by !== 'number') return;
    if (points === undefined) setTold([say('counting.odd')]);
    else {
      const words = mayMend ? wrongWords : offWords;
      judge(points === answer.right, () => words(task, points, say));
    }
  };
  const show = (): void => end('shown', shownWords(task, names, say));
  const [questionId, saidId] = [`${id}question`, `${id}said`];
  return (
    <div className={styles.counting} data-over={isOver || undefined}>
      <div
        ref={what}
        className={styles.what}
        {...(scrolls && { role: 'group', tabIndex: 0, 'aria-labelledby': questionId })}
      >
        <p id={saidId} className={styles.said}>
          {said}
        </p>
        {isOver && <Proof task={task} names={names} motion={motion} />}
        {!isOver && <Boats catches={catches} totals={totals} names={names} />}
      </div>
      <div className={styles.ask}>
        <p id={questionId} className={styles.question}>
          {question}
        </p>
        {!isOver && answer.by === 'number' && (
          <NumberAnswer questionId={questionId} saidId={saidId} onAnswer={judgeNumber} />
        )}
        {!isOver && answer.by === 'option' && (
          <OptionAnswer
            questionId={questionId}
            saidId={saidId}
            options={answer.options}
            names={names}
            onAnswer={(option) =>
              judge(option.isRight, () => [wrongOptionWords(option, task, names, say)])
            }
          />
        )}
        <div ref={toldIn} role="status" className={styles.told} data-outcome={outcome}>
          {told.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </div>
        {isOver ? (
          <div ref={on} className={wayStyles.on}>
            {children}
          </div>
        ) : (
          <div className={wayStyles.ways}>
            <Button look="quiet" onClick={show}>
              {say('counting.show')}
            </Button>
            {ways}
          </div>
        )}
      </div>
    </div>
  );
}
