import { invariant, type Kind, type Play, rulesOf } from '../../engine/index.ts';
import { learner, type Remark, type TableLesson } from '../../lessons/lesson.ts';
import { currentRound, type Match, positionOf, withPlay } from '../match/match.ts';
import { matchOfRecord } from '../match/matchRecords.ts';
import { matchUpTo } from '../match/whatIf.ts';
import type { Picks } from '../table/saved.ts';
import { answeredWith, unansweredAmong } from './lessonOutcome.ts';
import type { LessonPlace } from './lessonProgress.ts';

/** A lesson at the table as far as somebody has come in it. */
export interface Course {
  readonly lesson: TableLesson;
  /** The round up to now; where several plays were right it has the learner's own. */
  readonly match: Match;
  /** By the index of a play since the lesson began, the ids of the chosen tiles. */
  readonly picks: Picks;
  /** Index of the remark that is said, or waited for. */
  readonly at: number;
  /** The indices of the remarks whose question the learner has answered. */
  readonly answered: readonly number[];
  /** Whether the learner has not read yet what is said of another player's play; all else waits. */
  readonly unread: boolean;
}

export function beginCourse(lesson: TableLesson): Course {
  const match = matchUpTo(matchOfRecord(lesson.record), lesson.from);
  return { lesson, match, picks: [], at: 0, answered: [], unread: false };
}

/**
 * Begins anew if the step is gone. Where the lesson now asks for another play than was kept, the
 * course goes on from the one shown to those who ask.
 */
export function courseAt(lesson: TableLesson, { step, plays, answered }: LessonPlace): Course {
  let course = beginCourse(lesson);
  if (lesson.remarks[step] === undefined) return course;
  const rules = rulesOf(positionOf(course.match).game);
  while (course.at < step) {
    const there = arrived(course);
    course = pastRemark(there, rules.parsePlay(plays[playsSince(there)] ?? ''));
  }
  while (isOnItsWay(course) && playsSince(course) < plays.length) course = withRecordsPlay(course);
  return { ...course, answered, unread: course.unread && isOnItsWay(course) };
}

export function placeOf({ lesson, match, at, answered }: Course): LessonPlace {
  const plays = currentRound(match)
    .plays.slice(lesson.from)
    .map(rulesOf(positionOf(match).game).formatPlay);
  return { step: at, plays, answered };
}

/** The indices of the remarks that ask for something and were skipped, or have not come yet. */
export function unansweredIn({ lesson, answered }: Course): readonly number[] {
  const asking = lesson.remarks.flatMap(({ ask }, at) => (ask === undefined ? [] : [at]));
  return unansweredAmong(asking, answered);
}

/** Goes to remark `step`; a play that was not made is the one shown. */
export function movedTo(course: Course, step: number): Course {
  return courseAt(course.lesson, { ...placeOf(course), step });
}

export function remarkOf({ lesson, at }: Course): Remark {
  const remark = lesson.remarks[at];
  invariant(remark !== undefined, 'a course is at one of its remarks');
  return remark;
}

/** Whether the record's plays go on before the remark is said. */
export function isOnItsWay(course: Course): boolean {
  return playsOf(course) < remarkOf(course).at;
}

/** Whether the learner watches and reads what the others play before the remark is said. */
export function isWatched(course: Course): boolean {
  return course.unread || isOnItsWay(course);
}

/** The index since the lesson began from which plays are told while the remark is waited for. */
export function watchedFrom({ lesson, at }: Course): number {
  return (lesson.remarks[at - 1]?.at ?? lesson.from) - lesson.from;
}

/** The learner has read what was played; makes the record's next play if there is one. */
export function withRead(course: Course): Course {
  return isOnItsWay(course) ? withRecordsPlay(course) : { ...course, unread: false };
}

export function isAtEnd(course: Course): boolean {
  return course.at === course.lesson.remarks.length - 1 && !isWatched(course);
}

export function withRecordsPlay(course: Course): Course {
  const play = course.lesson.record.plays[playsOf(course)];
  invariant(play !== undefined, 'the record goes on to the next remark');
  const { seat } = positionOf(course.match);
  const waits = seat !== learner && course.lesson.tellsPlays !== true;
  return { ...withMade(course, play, []), unread: waits };
}

function arrived(course: Course): Course {
  return isWatched(course) ? arrived(withRead(course)) : course;
}

/** Undefined where another tile was asked for. */
export function withPointed(course: Course, kind: Kind): Course | undefined {
  const { ask } = remarkOf(course);
  if (ask?.what !== 'tile' || !ask.kinds.includes(kind)) return undefined;
  return goneOn(withAnswered(course));
}

/** Undefined where another play was asked for. */
export function withAnswer(
  course: Course,
  play: Play,
  picked: readonly string[],
): Course | undefined {
  const { ask } = remarkOf(course);
  if (ask?.what !== 'play' || !ask.plays.includes(play)) return undefined;
  return goneOn(withMade(withAnswered(course), play, picked));
}

function withAnswered(course: Course): Course {
  return { ...course, answered: answeredWith(course.answered, course.at) };
}

/** Goes to the next remark; a play that was asked for is made. */
export function skipped(course: Course): Course {
  if (isWatched(course)) return arrived(course);
  return isAtEnd(course) ? course : pastRemark(course, undefined);
}

/** Passes the remark; a play that it asks for is `given` if that is right, else the one shown. */
function pastRemark(course: Course, given: Play | undefined): Course {
  const { ask } = remarkOf(course);
  if (ask?.what !== 'play') return goneOn(course);
  const made = ask.plays.find((play) => play === given) ?? ask.plays[0];
  return goneOn(made === undefined ? course : withMade(course, made, []));
}

export function goneOn(course: Course): Course {
  return { ...course, at: Math.min(course.at + 1, course.lesson.remarks.length - 1) };
}

export function goneBack(course: Course): Course {
  const before = { ...course, at: Math.max(0, course.at - 1), unread: false };
  const plays = remarkOf(before).at;
  return {
    ...before,
    match: matchUpTo(course.match, plays),
    picks: course.picks.slice(0, plays - course.lesson.from),
  };
}

function playsOf({ match }: Course): number {
  return currentRound(match).plays.length;
}

function playsSince(course: Course): number {
  return playsOf(course) - course.lesson.from;
}

function withMade(course: Course, play: Play, picked: readonly string[]): Course {
  const next = withPlay(course.match, play);
  invariant(next.ok, 'a lesson goes on with plays that are legal');
  const made = playsSince(course);
  return {
    ...course,
    match: next.value,
    picks: [...Array.from({ length: made }, (_, at) => course.picks[at] ?? []), picked],
  };
}
