import { useContext, useEffect, useId, useRef } from 'react';
import { Button } from '../../button/Button.tsx';
import type { Elements } from '../../content/content.ts';
import { useScrolls } from '../../dialog/useScrolls.ts';
import looks from '../../looks/looks.module.css';
import { AnnouncerContext } from '../../told/announcerContext.ts';
import { useTold } from '../../told/useTold.ts';
import { useSay } from '../../voice/voice.tsx';
import { refuseHeldKey } from '../refuseHeldKey.ts';
import styles from './Exercise.module.css';
import wayStyles from './Ways.module.css';

/** Rightly at once, rightly after a mistake, wrongly, or shown without an answer. */
export type ExerciseOutcome = 'right' | 'mended' | 'wrong' | 'shown';

/** What labels the field or the buttons of an answer: the ids of elements. */
export interface AnswerLabels {
  readonly questionId: string;
  /** What was said before the question. */
  readonly saidId: string;
}

interface ExerciseProps {
  readonly said?: string | undefined;
  readonly question: string;
  /** What is asked about; once it is answered, what proves the answer. */
  readonly about: Elements;
  readonly answer: (labels: AnswerLabels) => Elements;
  /** What is told of the last answer, in sentences. */
  readonly told: readonly string[];
  /** How it ended; undefined while it has not. */
  readonly outcome: ExerciseOutcome | undefined;
  /** Shows the right answer to somebody who gives none. */
  readonly onShow?: (() => void) | undefined;
  /** The ways elsewhere, for as long as it is not answered. */
  readonly ways?: Elements;
  /** Where it goes on, once it is answered; its first button has the focus then. */
  readonly children: Elements;
}

export function Exercise(props: ExerciseProps) {
  const { said, question, about, answer, told, outcome, onShow, ways, children } = props;
  const say = useSay();
  const { afterNews } = useContext(AnnouncerContext);
  const id = useId();
  const on = useRef<HTMLDivElement>(null);
  const isOver = outcome !== undefined;
  useEffect(() => {
    const goOn = on.current;
    if (!isOver || goOn === null) return;
    // Until then the page leaves the focus to this.
    goOn.toggleAttribute('data-holds-focus', true);
    const callOff = afterNews(() => {
      goOn.toggleAttribute('data-holds-focus', false);
      goOn.querySelector('button')?.focus({ preventScroll: true });
    });
    // If Enter is still held after the answer, it must not press the next button.
    goOn.addEventListener('keydown', refuseHeldKey);
    return () => {
      callOff();
      goOn.removeEventListener('keydown', refuseHeldKey);
    };
  }, [isOver, afterNews]);
  const what = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(what);
  const toldIn = useRef<HTMLDivElement>(null);
  // On a small screen the verdict would stand below the keys, out of sight.
  useEffect(() => {
    if (!isOver && told.length > 0) toldIn.current?.scrollIntoView({ block: 'nearest' });
  }, [isOver, told]);
  useTold('page', told.length === 0 ? [] : [{ key: told.join(' '), words: () => told }]);
  const [questionId, saidId] = [`${id}question`, `${id}said`];
  return (
    <div className={styles.exercise} data-over={isOver || undefined}>
      <div
        ref={what}
        className={styles.what}
        {...(scrolls && { role: 'group', tabIndex: 0, 'aria-labelledby': questionId })}
      >
        <p id={saidId} className={styles.said}>
          {said}
        </p>
        {about}
      </div>
      <div className={`${looks.stack} ${looks.panel} ${styles.ask}`}>
        <p id={questionId} className={`${looks.title} ${styles.question}`}>
          {question}
        </p>
        {!isOver && answer({ questionId, saidId })}
        <div ref={toldIn} className={styles.told} data-part="told" data-outcome={outcome}>
          {told.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </div>
        {isOver ? (
          <div ref={on} className={wayStyles.on}>
            {children}
          </div>
        ) : (
          (onShow !== undefined || ways !== undefined) && (
            <div className={wayStyles.ways}>
              {onShow !== undefined && (
                <Button look="quiet" onClick={onShow}>
                  {say('counting.show')}
                </Button>
              )}
              {ways}
            </div>
          )
        )}
      </div>
    </div>
  );
}
