import { Fragment, useId, useState } from 'react';
import { useStore } from 'zustand';
import { type FamilyId, familyNameOf, type VariantId } from '../../engine/index.ts';
import { firstLessons } from '../../lessons/families/firstLessons.ts';
import type { LessonId } from '../../lessons/families/lessonIds.ts';
import { type ListedLesson, lessons } from '../../lessons/families/lessons.ts';
import { taughtIn } from '../../lessons/lesson.ts';
import { firstPlace, type LessonProgress } from '../../store/lessons/lessonProgress.ts';
import { languages } from '../../text/languages.ts';
import panel from '../asking/Panel.module.css';
import { Button } from '../button/Button.tsx';
import { TroubleBanner } from '../device/TroubleBanner.tsx';
import { leadTo } from '../page/leadTo.ts';
import page from '../page/Page.module.css';
import { RoomPage } from '../page/RoomPage.tsx';
import { NewMatch } from '../setup/NewMatch.tsx';
import { useSay } from '../voice/voice.tsx';
import styles from './LessonList.module.css';
import lessonMinutes from './lessonMinutes.json' with { type: 'json' };
import type { LearnRoomProps } from './lessonProps.ts';

const firsts: readonly LessonId[] = Object.values(firstLessons);
const isFirst = ({ id }: ListedLesson): boolean => firsts.includes(id);
/** The few that a newcomer takes first, that of each family before its others; and all others. */
const opening = lessons
  .filter(({ isOpening }) => isOpening)
  .toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)));
const others = lessons.filter(({ isOpening }) => !isOpening);
/**
 * What each part of the others teaches, in the order of the lessons; undefined, at the end, is
 * practice of any game.
 */
const parts = [...new Set(others.flatMap((lesson) => taughtIn(lesson) ?? [])), undefined];

/**
 * The lessons to begin with, then all others under the game they teach: what each is about, how
 * long it takes and how far one has come, a tap from the table.
 */
export function LessonList(props: LearnRoomProps) {
  const { stores, services, code, onGo, onLeave } = props;
  const say = useSay();
  const [watches, setWatches] = useState(false);
  const progress = useStore(services.lessons);
  const played = useStore(stores.table, ({ round }) => round && familyNameOf(round.variant));
  const next = nextOf(progress, played);
  const minutes = minutesIn(say('language.tag'));
  const partName = (variant: VariantId | undefined): string =>
    variant === undefined ? say('learn.practice') : say(`variant.${variant}`);
  const go = ({ id }: ListedLesson): void => onGo({ room: 'learn', code: id });
  const itemOf = (lesson: ListedLesson) => (
    <LessonItem
      key={lesson.id}
      lesson={lesson}
      minutes={minutes[lesson.id]}
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
  );
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
        <h3 className={styles.part}>{say('learn.opening')}</h3>
        <ol className={styles.list}>{opening.map(itemOf)}</ol>
      </section>
      <section className={`${page.card} ${styles.watch}`} aria-labelledby="watch-round">
        <div>
          <h2 id="watch-round">{say('start.watch')}</h2>
          <p className={panel.dim}>{say('learn.watch.about')}</p>
        </div>
        <Button aria-labelledby="watch-round" onClick={() => setWatches(true)}>
          {say('learn.watch.go')}
        </Button>
      </section>
      <section className={`${page.card} ${styles.card}`} aria-labelledby="more-lessons">
        <h2 id="more-lessons">{say('learn.more')}</h2>
        <nav className={styles.parts} aria-labelledby="more-lessons">
          {parts.map((variant) => (
            <Button
              key={variant ?? 'practice'}
              look="quiet"
              onClick={() => leadTo(partElementId(variant))}
            >
              {partName(variant)}
            </Button>
          ))}
        </nav>
        {parts.map((variant) => (
          <Fragment key={variant ?? 'practice'}>
            <h3 id={partElementId(variant)} tabIndex={-1} className={styles.part}>
              {partName(variant)}
            </h3>
            <ol className={styles.list}>
              {others.filter((lesson) => taughtIn(lesson) === variant).map(itemOf)}
            </ol>
          </Fragment>
        ))}
      </section>
      {watches && (
        <NewMatch
          matches={stores.matches}
          joinNamed={stores.joinNamed}
          wish="watch"
          onDone={stores.places.getState().toMatch}
        />
      )}
    </RoomPage>
  );
}

/** How many minutes each lesson takes in a language; a lesson without an end has none. */
function minutesIn(tag: string): { readonly [Id in LessonId]?: number } {
  return lessonMinutes[languages.find((language) => language === tag) ?? 'en'];
}

function partElementId(variant: VariantId | undefined): string {
  return `part-${variant ?? 'practice'}`;
}

const signs = { new: '○', begun: '◐', passed: '»', done: '✓' } as const;

interface LessonItemProps {
  readonly lesson: ListedLesson;
  /** How long it takes; undefined where it has no end. */
  readonly minutes: number | undefined;
  readonly state: keyof typeof signs;
  readonly onPlay: () => void;
  /** Missing where it begins anew anyhow. */
  readonly onAnew: (() => void) | undefined;
}

function LessonItem({ lesson: { id }, minutes, state, onPlay, onAnew }: LessonItemProps) {
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
        <p className={panel.dim}>
          {minutes !== undefined && (
            <span className={styles.minutes}>{say('learn.minutes', { minutes })}</span>
          )}
          <span>{` ${say(`learn.about.${id}`)}`}</span>
        </p>
      </div>
      <div className={styles.go}>
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

/**
 * What to go on with: what was begun, or else what comes next, first of the games that are played
 * at the table or, without one, of the lesson that was done last, and in the end what was skipped.
 * Nobody who has done others needs the first ones.
 * @param played the family of the game at the table
 */
function nextOf(
  { begun, passed, done }: LessonProgress,
  played: FamilyId | null,
): ListedLesson | undefined {
  const undone = lessons.filter(({ id }) => !done.includes(id));
  const isPast = ({ id }: ListedLesson): boolean => done.includes(id) || passed.includes(id);
  const isNeedless = ({ family, isOpening }: ListedLesson): boolean =>
    isOpening === true && others.some((other) => other.family === family && isPast(other));
  const ahead = undone.filter((lesson) => !passed.includes(lesson.id) && !isNeedless(lesson));
  const wanted = played ?? lessons.find(({ id }) => id === done.at(-1))?.family;
  return (
    ahead.find(({ id }) => begun.includes(id)) ??
    ahead.find(({ family }) => family === wanted) ??
    ahead[0] ??
    undone[0]
  );
}

function stateOf(
  { id }: ListedLesson,
  { begun, passed, done }: LessonProgress,
): keyof typeof signs {
  if (done.includes(id)) return 'done';
  if (passed.includes(id)) return 'passed';
  return begun.includes(id) ? 'begun' : 'new';
}
