import { useState } from 'react';
import { useStore } from 'zustand';
import { type FamilyId, familyNameOf, type VariantId } from '../../engine/index.ts';
import type { LessonId } from '../../families/facts.ts';
import { offeredGames } from '../../families/names.ts';
import { type ListedLesson, lessons } from '../../lessons/lessons.ts';
import { firstPlace, type LessonProgress } from '../../store/lessons/lessonProgress.ts';
import { languages } from '../../text/languages.ts';
import panel from '../asking/Panel.module.css';
import { Button } from '../button/Button.tsx';
import { TroubleBanner } from '../device/TroubleBanner.tsx';
import looks from '../looks/looks.module.css';
import page from '../page/Page.module.css';
import { RoomPage } from '../page/RoomPage.tsx';
import { NewMatch } from '../setup/NewMatch.tsx';
import fold from '../setup/SetupFold.module.css';
import { useSay } from '../voice/voice.tsx';
import { FirstLesson, LessonItem, type LessonState, Minutes } from './LessonItem.tsx';
import styles from './LessonList.module.css';
import lessonMinutes from './lessonMinutes.json' with { type: 'json' };
import type { LearnRoomProps } from './lessonProps.ts';

const isFirst = ({ id }: ListedLesson): boolean =>
  offeredGames.some((game) => 'lesson' in game && game.lesson === id);
/** The few that a newcomer takes first, that of each family before its others; and all others. */
const opening = lessons
  .filter(({ isOpening }) => isOpening)
  .toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)));
const others = lessons.filter(({ isOpening }) => !isOpening);
/** What each part of the others teaches, in their order; undefined, at the end, is practice. */
const parts = [...new Set(others.flatMap((lesson) => lesson.variant ?? [])), undefined];
const othersOf = (variant: VariantId | undefined): readonly ListedLesson[] =>
  others.filter((lesson) => lesson.variant === variant);

/** A lesson to take next, the first of each game, a round to watch; all others are folded away. */
export function LessonList(props: LearnRoomProps) {
  const { stores, services, code, onGo, onLeave } = props;
  const say = useSay();
  const [watches, setWatches] = useState(false);
  const progress = useStore(services.lessons);
  const played = useStore(stores.table, ({ round }) => round?.variant);
  const next = nextOf(progress, played && familyNameOf(played));
  const [open] = useState(() => partOpenAtFirst(progress, played));
  const minutes = minutesIn(say('language.tag'));
  const partName = (variant: VariantId | undefined): string =>
    variant === undefined ? say('learn.practice') : say(`variant.${variant}`);
  const tallyOf = (listed: readonly ListedLesson[]): string =>
    say('learn.tally', {
      done: listed.filter(({ id }) => progress.done.includes(id)).length,
      all: listed.length,
    });
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
    <RoomPage title={say('rooms.learn')} about={say('learn.about')} onLeave={onLeave}>
      {progress.trouble !== null && (
        <TroubleBanner
          trouble={progress.trouble}
          words={say(`learn.trouble.${progress.trouble.code}`)}
          onDismiss={progress.acknowledgeTrouble}
        />
      )}
      {code !== '' && <p role="alert">{say('learn.unknown')}</p>}
      <section className={`${page.card} ${looks.below4}`} aria-labelledby="lessons">
        <div className={`${looks.line} ${styles.top}`}>
          <h2 id="lessons">{say(progress.begun.length === 0 ? 'learn.opening' : 'learn.list')}</h2>
          {(progress.done.length > 0 || progress.passed.length > 0) && (
            <p className={panel.dim}>{tallyOf(lessons)}</p>
          )}
        </div>
        {next === undefined ? (
          <p>{say('learn.allDone')}</p>
        ) : (
          <div className={`${looks.line} ${looks.below3} ${styles.next}`}>
            <p>
              <Minutes minutes={minutes[next.id]} />
              <span>{say(`learn.about.${next.id}`)}</span>
            </p>
            <Button look="main" onClick={() => go(next)}>
              {say(progress.begun.length === 0 ? 'learn.first' : 'learn.goOn', {
                lesson: say(`learn.name.${next.id}`),
              })}
            </Button>
          </div>
        )}
        <h3 className={styles.part}>{say('learn.firsts')}</h3>
        <ul className={styles.firsts}>
          {opening.map((lesson) => (
            <FirstLesson
              key={lesson.id}
              lesson={lesson}
              minutes={minutes[lesson.id]}
              state={stateOf(lesson, progress)}
              onPlay={() => go(lesson)}
            />
          ))}
        </ul>
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
      <section
        className={`${looks.stack3} ${looks.below4} ${styles.more}`}
        aria-labelledby="more-lessons"
      >
        <h2 id="more-lessons">{say('learn.more')}</h2>
        {parts.map((variant) => {
          const listed = othersOf(variant);
          return (
            <details
              key={variant ?? 'practice'}
              className={fold.setup}
              open={open?.variant === variant && open !== undefined}
            >
              <summary className={fold.summary}>
                <h3>{partName(variant)}</h3>
                <span className={panel.dim}>
                  {listed.some(({ id }) => progress.done.includes(id))
                    ? tallyOf(listed)
                    : say('learn.size', { lessons: listed.length })}
                </span>
              </summary>
              <ol className={styles.list}>{listed.map(itemOf)}</ol>
            </details>
          );
        })}
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

/**
 * The part that stands open at first: the game at the table, or else the one of the lesson that was
 * begun last; undefined where neither has one.
 */
function partOpenAtFirst(
  { begun, done }: LessonProgress,
  played: VariantId | undefined,
): { readonly variant: VariantId | undefined } | undefined {
  const last = begun.at(-1) ?? done.at(-1);
  const taken = others.find(({ id }) => id === last);
  if (played === undefined) return taken && { variant: taken.variant };
  const family = familyNameOf(played);
  const alike = parts.filter((part) => part !== undefined && familyNameOf(part) === family);
  const variant = alike.find((part) => part === played) ?? alike[0];
  return variant && { variant };
}

/**
 * What to go on with: what was begun, or else what comes next, first of the games that are played
 * at the table or, without one, of the lesson that was done last, and in the end what was skipped.
 * Nobody who has done others needs the first ones.
 * @param played the family of the game at the table
 */
function nextOf(
  { begun, passed, done }: LessonProgress,
  played: FamilyId | undefined,
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

function stateOf({ id }: ListedLesson, { begun, passed, done }: LessonProgress): LessonState {
  if (done.includes(id)) return 'done';
  if (passed.includes(id)) return 'passed';
  return begun.includes(id) ? 'begun' : 'new';
}
