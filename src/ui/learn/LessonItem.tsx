import { useId } from 'react';
import type { ListedLesson } from '../../lessons/lessons.ts';
import panel from '../asking/Panel.module.css';
import { Button } from '../button/Button.tsx';
import { Space } from '../content/Space.tsx';
import looks from '../looks/looks.module.css';
import { useSay } from '../voice/voice.tsx';
import styles from './LessonList.module.css';

export type LessonState = keyof typeof signs;

const signs = { new: '○', begun: '◐', passed: '»', done: '✓' } as const;

interface FirstLessonProps {
  readonly lesson: ListedLesson;
  /** How long it takes; undefined where it has no end. */
  readonly minutes: number | undefined;
  readonly state: LessonState;
  readonly onPlay: () => void;
}

export function FirstLesson({ lesson, minutes, state, onPlay }: FirstLessonProps) {
  const say = useSay();
  const { variant } = lesson;
  return (
    <li data-state={state}>
      <Button onClick={onPlay}>
        <span>{variant && say(`variant.${variant}`)}</span>
        <Space />
        <small>
          <Sign state={state} />
          <Space />
          <Minutes minutes={minutes} />
        </small>
      </Button>
    </li>
  );
}

function Sign({ state }: Pick<FirstLessonProps, 'state'>) {
  const say = useSay();
  return (
    <span className={styles.sign}>
      <span aria-hidden="true">{signs[state]}</span>
      <span className={looks.unseen}>{say(`learn.state.${state}`)}</span>
    </span>
  );
}

export function Minutes({ minutes }: Pick<FirstLessonProps, 'minutes'>) {
  const say = useSay();
  return (
    minutes !== undefined && (
      <>
        <span className={styles.minutes}>{say('learn.minutes', { minutes })}</span>
        <Space />
      </>
    )
  );
}

interface LessonItemProps extends FirstLessonProps {
  /** Missing where it begins anew anyhow. */
  readonly onAnew: (() => void) | undefined;
}

export function LessonItem({ lesson: { id }, minutes, state, onPlay, onAnew }: LessonItemProps) {
  const say = useSay();
  const nameId = useId();
  return (
    <li data-state={state}>
      <Sign state={state} />
      <div>
        <strong id={nameId}>{say(`learn.name.${id}`)}</strong>
        <p className={panel.dim}>
          <Minutes minutes={minutes} />
          <span>{say(`learn.about.${id}`)}</span>
        </p>
      </div>
      <div className={`${looks.stack1} ${styles.go}`}>
        <Button id={`${nameId}-go`} aria-labelledby={`${nameId}-go ${nameId}`} onClick={onPlay}>
          {say(`learn.play.${onAnew !== undefined && state === 'done' ? 'begun' : state}`)}
        </Button>
        {onAnew !== undefined && (
          <Button
            look="quiet"
            id={`${nameId}-anew`}
            aria-labelledby={`${nameId}-anew ${nameId}`}
            onClick={onAnew}
          >
            {say('learn.anew')}
          </Button>
        )}
      </div>
    </li>
  );
}
