import { useEffect, useState } from 'react';
import type { TableLesson } from '../../../lessons/lesson.ts';
import {
  type Course,
  courseAt,
  isAtEnd,
  isOnItsWay,
  placeOf,
  unansweredIn,
  withRecordsPlay,
} from '../../../store/lessons/course.ts';
import { lessonOutcomeOf } from '../../../store/lessons/lessonOutcome.ts';
import { firstPlace } from '../../../store/lessons/lessonProgress.ts';
import { browserTimer } from '../../../store/timer.ts';
import type { LessonProps } from '../../learn/lessonProps.ts';

/**
 * A lesson at the table as it goes on: the plays of the record are made one after the other, those
 * after another player's once the learner has read of that, and where it has come is told.
 * @param beat how long it waits before a play of the record, in milliseconds
 * @returns the course, and what replaces it
 */
export function useCourse(
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
