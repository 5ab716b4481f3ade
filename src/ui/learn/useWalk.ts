import { type RefObject, useEffect, useState } from 'react';
import type { Kind, Play } from '../../engine/index.ts';
import type { Ask, Remark, TableLesson } from '../../lessons/lesson.ts';
import {
  type Course,
  courseAt,
  goneOn,
  isAtEnd,
  isOnItsWay,
  isWatched,
  placeOf,
  remarkOf,
  unansweredIn,
  withAnswer,
  withPointed,
  withRead,
  withRecordsPlay,
} from '../../store/lessons/course.ts';
import { lessonOutcomeOf } from '../../store/lessons/lessonOutcome.ts';
import { firstPlace } from '../../store/lessons/lessonProgress.ts';
import { currentRound } from '../../store/match/match.ts';
import { browserTimer } from '../../store/timer.ts';
import type { LessonProps, Miss } from './lessonProps.ts';
import { useWayOn } from './useWayOn.ts';

export interface Walk {
  readonly course: Course;
  readonly remark: Remark;
  readonly watches: boolean;
  readonly ask: Ask | undefined;
  /** Whether there is something to be read, and then to go on from. */
  readonly isRead: boolean;
  readonly ended: boolean;
  /** What was tried last at this step and not asked for. */
  readonly miss: Miss | undefined;
  /** Another one each time that something else is said, or more. */
  readonly moment: string;
  readonly further: RefObject<HTMLButtonElement | null>;
  readonly go: (next: Course) => void;
  readonly onRead: () => void;
  readonly point: (kind: Kind) => void;
  /** With the ids of the tiles that were meant. */
  readonly play: (play: Play, picks: readonly string[]) => void;
}

/** Waits for a `beat` before a play of the record, in milliseconds. */
export function useWalk(lesson: TableLesson, beat: number, props: LessonProps): Walk {
  const [course, setCourse] = useCourse(lesson, beat, props);
  const [missed, setMissed] = useState<{ readonly miss: Miss; readonly at: number }>();
  const watches = isWatched(course);
  const remark = remarkOf(course);
  const ask = watches ? undefined : remark.ask;
  const isRead = watches ? course.unread : ask === undefined;
  const further = useWayOn(isRead, course.at);
  const go = (next: Course): void => {
    setMissed(undefined);
    setCourse(next);
  };
  const goOr = (next: Course | undefined, miss: Miss): void => {
    if (next === undefined) setMissed({ miss, at: course.at });
    else go(next);
  };
  const miss = missed?.at === course.at ? missed.miss : undefined;
  const made = currentRound(course.match).plays.length;
  return {
    course,
    remark,
    watches,
    ask,
    isRead,
    ended: isAtEnd(course),
    miss,
    moment: JSON.stringify([course.at, watches, made, miss]),
    further,
    go,
    onRead: () => go(watches ? withRead(course) : goneOn(course)),
    point: (kind) => goOr(withPointed(course, kind), { kind }),
    play: (play, picks) => goOr(withAnswer(course, play, picks), { play }),
  };
}

/**
 * A lesson at the table as it goes on: the plays of the record are made one after the other, those
 * after another player's once the learner has read of that, and where it has come is told.
 * @param beat how long it waits before a play of the record, in milliseconds
 * @returns the course, and what replaces it
 */
function useCourse(
  lesson: TableLesson,
  beat: number,
  { place, onPlace, onPassed, onDone }: LessonProps,
): readonly [Course, (next: Course) => void] {
  const [course, setCourse] = useState(() => courseAt(lesson, place));
  const waits = isOnItsWay(course) && !course.unread;
  useEffect(
    () => (waits ? browserTimer(() => setCourse(withRecordsPlay(course)), beat) : undefined),
    [course, waits, beat],
  );
  const ended = isAtEnd(course);
  const outcome = lessonOutcomeOf(unansweredIn(course).length, ended);
  const isOver = ended && outcome === 'done';
  useEffect(() => onPlace(isOver ? firstPlace : placeOf(course)), [course, isOver, onPlace]);
  useEffect(() => {
    if (outcome === 'done') onDone();
    if (outcome === 'passed') onPassed();
  }, [outcome, onDone, onPassed]);
  return [course, setCourse];
}
