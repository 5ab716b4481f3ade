import { Fragment, useId } from 'react';
import { useStore } from 'zustand';
import { lessons } from '../../lessons/families/lessons.ts';
import { type Lesson, taughtIn } from '../../lessons/lesson.ts';
import { firstPlace, type LessonProgress } from '../../store/lessons/lessonProgress.ts';
import panel from '../asking/Panel.module.css';
import { Button } from '../button/Button.tsx';
import { TroubleBanner } from '../device/TroubleBanner.tsx';
import page from '../page/Page.module.css';
import { RoomPage } from '../page/RoomPage.tsx';
import type { RoomProps } from '../page/roomProps.ts';
import { useSay } from '../voice/voice.tsx';
import styles from './LessonList.module.css';

/**
 * What each part of the lessons teaches, in the order of the lessons; undefined is practice of any
 * game.
 */
const parts = [...new Set(lessons.map(taughtIn))];

/**
 * Every lesson under the game it teaches, what it is about and how far one has come, a tap from the
 * table.
 */
export function LessonList({ services, code, onGo, onLeave }: RoomProps) {
  const say = useSay();
  const progress = useStore(services.lessons);
  const undone = lessons.filter(({ id }) => !progress.done.includes(id));
  const ahead = undone.filter(({ id }) => !progress.passed.includes(id));
  const next = ahead.find(({ id }) => progress.begun.includes(id)) ?? ahead[0] ?? undone[0];
  const go = ({ id }: Lesson): void => onGo({ room: 'learn', code: id });
  return (
    <RoomPage
      title={say('rooms.learn')}
      about={say('learn.about')}
      className={styles.page}
      onLeave={onLeave}
    >
      {progress.trouble !== null && (
        <TroubleBanner
          trouble={progress.trouble}
          words={say(`learn.trouble.${progress.trouble.code}`)}
          onDismiss={progress.acknowledgeTrouble}
        />
      )}
      {code !== '' && <p role="alert">{say('learn.unknown')}</p>}
      <section className={`${page.card} ${styles.card}`} aria-labelledby="lessons">
        <div className={styles.top}>
          <h2 id="lessons">{say('learn.list')}</h2>
          <p className={panel.dim}>
            {say('learn.tally', {
              done: lessons.filter(({ id }) => progress.done.includes(id)).length,
              all: lessons.length,
            })}
          </p>
          {next === undefined ? (
            <p>{say('learn.allDone')}</p>
          ) : (
            <Button look="main" onClick={() => go(next)}>
              {say(progress.begun.length === 0 ? 'learn.first' : 'learn.goOn', {
                lesson: say(`learn.name.${next.id}`),
              })}
            </Button>
          )}
        </div>
        {parts.map((variant) => (
          <Fragment key={variant ?? 'practice'}>
            <h3 className={styles.part}>
              {variant === undefined ? say('learn.practice') : say(`variant.${variant}`)}
            </h3>
            <ol className={styles.list}>
              {lessons
                .filter((lesson) => taughtIn(lesson) === variant)
                .map((lesson) => (
                  <LessonItem
                    key={lesson.id}
                    lesson={lesson}
                    state={stateOf(lesson, progress)}
                    onPlay={() => go(lesson)}
                    onAnew={
                      lesson.id in progress.places
                        ? () => {
                            progress.keepPlace(lesson.id, firstPlace);
                            go(lesson);
                          }
                        : undefined
                    }
                  />
                ))}
            </ol>
          </Fragment>
        ))}
      </section>
    </RoomPage>
  );
}

const signs = { new: '○', begun: '◐', passed: '»', done: '✓' } as const;

interface LessonItemProps {
  readonly lesson: Lesson;
  readonly state: keyof typeof signs;
  readonly onPlay: () => void;
  /** Missing where it begins anew anyhow. */
  readonly onAnew: (() => void) | undefined;
}

function LessonItem({ lesson: { id }, state, onPlay, onAnew }: LessonItemProps) {
  const say = useSay();
  const nameId = useId();
  return (
    <li data-state={state}>
      <span className={styles.sign}>
        <span aria-hidden="true">{signs[state]}</span>
        <span className={panel.unseen}>{say(`learn.state.${state}`)}</span>
      </span>
      <div>
        <strong id={nameId}>{say(`learn.name.${id}`)}</strong>
        <p className={panel.dim}>{say(`learn.about.${id}`)}</p>
      </div>
      <div className={styles.go}>
        <Button aria-describedby={nameId} onClick={onPlay}>
          {say(`learn.play.${onAnew !== undefined && state === 'done' ? 'begun' : state}`)}
        </Button>
        {onAnew !== undefined && (
          <Button look="quiet" aria-describedby={nameId} onClick={onAnew}>
            {say('learn.anew')}
          </Button>
        )}
      </div>
    </li>
  );
}

function stateOf({ id }: Lesson, { begun, passed, done }: LessonProgress): keyof typeof signs {
  if (done.includes(id)) return 'done';
  if (passed.includes(id)) return 'passed';
  return begun.includes(id) ? 'begun' : 'new';
}
