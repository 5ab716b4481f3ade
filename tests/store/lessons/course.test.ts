import { describe, expect, test } from 'vitest';
import { lakeOf, parsePlay } from '../../../src/engine/fishing/index.ts';
import { countOf, kindOf } from '../../../src/engine/index.ts';
import { draw } from '../../../src/lessons/fishing/draw.ts';
import { fish } from '../../../src/lessons/fishing/fish.ts';
import { fishingLessons } from '../../../src/lessons/fishing/fishingLessons.ts';
import { tiles } from '../../../src/lessons/fishing/tiles.ts';
import type { TableLesson } from '../../../src/lessons/lesson.ts';
import {
  beginCourse,
  type Course,
  courseAt,
  goneBack,
  goneOn,
  isAtEnd,
  isOnItsWay,
  movedTo,
  placeOf,
  remarkOf,
  skipped,
  unansweredIn,
  withAnswer,
  withPointed,
  withRead,
  withRecordsPlay,
} from '../../../src/store/lessons/course.ts';
import { firstPlace } from '../../../src/store/lessons/lessonProgress.ts';
import { currentRound } from '../../../src/store/match/match.ts';
import { positionOf } from '../../support/fishing.ts';

const playsOf = ({ match }: Course) => currentRound(match).plays;
const atTable = fishingLessons.flatMap((lesson): TableLesson[] =>
  lesson.look === 'table' ? [lesson] : [],
);

function answered(course: Course, text: string, picked: readonly string[] = []) {
  const play = parsePlay(text);
  if (play === undefined) throw new Error(`${text} is no play`);
  return withAnswer(course, play, picked);
}

/** The course at its end, with every step on the way to it. */
function throughAll(lesson: TableLesson): readonly Course[] {
  const way = [beginCourse(lesson)];
  for (let last = way[0]; last !== undefined && !isAtEnd(last); last = way.at(-1)) {
    way.push(skipped(last));
  }
  return way;
}

describe('a lesson at the table', () => {
  test.each(atTable)('$id: is skipped to its end, each remark at its time', (lesson) => {
    const way = throughAll(lesson);
    const said = way.filter((course) => !isOnItsWay(course));
    expect(said.map(remarkOf)).toEqual(lesson.remarks);
    for (const course of said) expect(playsOf(course)).toHaveLength(remarkOf(course).at);
    const [end] = way.slice(-1);
    if (end === undefined) throw new Error('there is an end');
    expect(playsOf(end)).toEqual(lesson.record.plays);
    expect(skipped(end)).toBe(end);
  });

  test.each(atTable)('$id: goes back to where it began, whatever was played', (lesson) => {
    let course = throughAll(lesson).at(-1);
    for (const remark of lesson.remarks.toReversed()) {
      if (course === undefined) throw new Error('there is an end');
      expect(remarkOf(course)).toBe(remark);
      expect(playsOf(course)).toHaveLength(remark.at);
      course = goneBack(course);
    }
    expect(course).toEqual(beginCourse(lesson));
  });

  test.each(atTable)('$id: goes on from wherever it was left', (lesson) => {
    for (const course of throughAll(lesson)) {
      expect(courseAt(lesson, placeOf(course))).toEqual(course);
    }
  });

  test('goes on in the middle of what the others play', () => {
    const course = withRecordsPlay(goneOn(skipped(beginCourse(fish))));
    expect(isOnItsWay(course)).toBe(true);
    expect(courseAt(fish, placeOf(course))).toEqual(course);
  });

  test('waits after each play of the others until it is read, and then says its remark', () => {
    const [own, first] = [1, 2].map((plays) => {
      let course = goneOn(skipped(beginCourse(fish)));
      for (let made = 0; made < plays; made += 1) course = withRecordsPlay(course);
      return course;
    });
    expect(own?.unread).toBe(false);
    expect(first?.unread).toBe(true);
    const second = first && withRead(first);
    expect(second && [playsOf(second).length, second.unread, isOnItsWay(second)]).toEqual([
      32,
      true,
      false,
    ]);
    const read = second && withRead(second);
    expect(read?.unread).toBe(false);
    expect(read && skipped({ ...read, unread: true })).toEqual(read);
  });

  test('goes on from what is shown where the play that was kept is none that is asked for', () => {
    const { plays } = placeOf(skipped(beginCourse(fish)));
    for (const text of ['64x64', 'no play', '41']) {
      expect(placeOf(courseAt(fish, { ...firstPlace, step: 1, plays: [text] })).plays).toEqual(
        plays,
      );
    }
    expect(placeOf(courseAt(fish, { ...firstPlace, step: 1, plays: [] })).plays).toEqual(plays);
  });

  test('begins where there is no such step', () => {
    expect(courseAt(fish, { ...firstPlace, step: 100, plays: [] })).toEqual(beginCourse(fish));
  });

  test('takes no other answer than one that was asked for', () => {
    const course = beginCourse(fish);
    expect(answered(course, '54')).toBeUndefined();
    expect(answered(course, '64x64')).toBeUndefined();
    const next = answered(course, '54x63', ['a', 'b']);
    expect(next?.at).toBe(1);
    expect(next?.picks).toEqual([['a', 'b']]);
    // What is only read asks for no play.
    expect(next && answered(next, '62x53')).toBeUndefined();
  });

  test('tells what was skipped until it is answered, and goes back to it', () => {
    const answeredOne = answered(beginCourse(fish), '54x63');
    let course = answeredOne;
    while (course !== undefined && !isAtEnd(course)) course = skipped(course);
    if (course === undefined) throw new Error('there is an end');
    const [left = 0, ...others] = unansweredIn(course);
    expect(others.length).toBeGreaterThan(0);
    const there = movedTo(course, left);
    expect(isOnItsWay(there)).toBe(false);
    expect(remarkOf(there).words).toBe('fish.points');
    const next = answered(there, '52x43');
    expect(next && unansweredIn(next)).toEqual(others);
    // Once answered it is not skipped by whoever goes through it again.
    expect(next && unansweredIn(skipped(goneBack(next)))).toEqual(others);
  });

  test('is answered by one of the tiles that were asked for', () => {
    const course = beginCourse(tiles);
    expect(withPointed(course, kindOf('54'))).toBeUndefined();
    expect(withPointed(course, kindOf('63'))?.answered).toEqual([0]);
    expect(withPointed(beginCourse(fish), kindOf('63'))).toBeUndefined();
  });

  test('goes its way play by play, and is at none of its remarks meanwhile', () => {
    let course = goneOn(skipped(beginCourse(fish)));
    let made = 0;
    while (isOnItsWay(course)) {
      expect(isAtEnd(course)).toBe(false);
      course = withRecordsPlay(course);
      made += 1;
    }
    expect(made).toBe(3);
    expect(remarkOf(course).words).toBe('fish.points');
  });

  test('goes on from the learner’s own choice among several', () => {
    const choice = throughAll(draw).find(
      (course) => !isOnItsWay(course) && remarkOf(course).words === 'draw.waits',
    );
    if (choice === undefined) throw new Error('there is such a remark');
    const before = countOf(lakeOf(positionOf(choice.match)), kindOf('53'));
    const next = answered(choice, '62x53', ['bait', 'other']);
    if (next === undefined) throw new Error('it is one of those asked for');
    expect(isAtEnd(next)).toBe(true);
    expect(countOf(lakeOf(positionOf(next.match)), kindOf('53'))).toBe(before - 1);
    expect(next.picks.at(-1)).toEqual(['bait', 'other']);
    expect(playsOf(courseAt(draw, placeOf(next)))).toEqual(playsOf(next));
    expect(goneBack(next).picks).toEqual(choice.picks);
  });
});
