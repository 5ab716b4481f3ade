import { useCallback, useEffect, useState } from 'react';
import type { LessonId } from '../../families/facts.ts';
import { type ListedLesson, lessons } from '../../lessons/lessons.ts';
import { firstPlace, type LessonPlace } from '../../store/lessons/lessonProgress.ts';
import { type Later, useLater } from '../load/later.ts';
import { NotLoadedPage } from '../load/NotLoaded.tsx';
import { Waiting } from '../load/Waiting.tsx';
import { LessonList } from './LessonList.tsx';
import type { FamilyLessons, LearnRoomProps, TableLessonProps } from './lessonProps.ts';
import { RoundLessonRoom } from './RoundLessonRoom.tsx';
import { TableLessonRoom } from './TableLessonRoom.tsx';

export function LearnScreen(props: LearnRoomProps) {
  const lesson = lessons.find(({ id }) => id === props.code);
  return lesson === undefined ? (
    <LessonList {...props} />
  ) : (
    <LessonRoom lesson={lesson} {...props} />
  );
}

interface LessonRoomProps extends Pick<LearnRoomProps, 'stores' | 'services' | 'partsOfFamily'> {
  readonly lesson: ListedLesson;
}

/** Keeps that the lesson was begun, how far it has come, and whether all of it was done. */
function LessonRoom({ lesson, stores, services, partsOfFamily }: LessonRoomProps) {
  const { id } = lesson;
  const { begin, pass, finish, keepPlace, places } = services.lessons.getState();
  const { leaveTo, turnTo } = stores.places.getState();
  const [place] = useState(places[id] ?? firstPlace);
  useEffect(() => begin(id), [begin, id]);
  // These handlers stay the same: given a new one, a lesson would tell its place again, over the
  // place of another tab.
  const onPlace = useCallback((now: LessonPlace) => keepPlace(id, now), [keepPlace, id]);
  const onPassed = useCallback(() => pass(id), [pass, id]);
  const onDone = useCallback(() => finish(id), [finish, id]);
  const after = lessons[lessons.indexOf(lesson) + 1];
  const next = after?.family === lesson.family ? after : undefined;
  const parts = partsOfFamily(lesson.family);
  if (parts.lessons === undefined) return null;
  return (
    <OneLesson
      lessons={parts.lessons}
      parts={parts}
      id={id}
      stores={stores}
      services={services}
      place={place}
      onPlace={onPlace}
      onPassed={onPassed}
      onDone={onDone}
      onNext={next && (() => turnTo({ room: 'learn', code: next.id }))}
      onLeave={() => leaveTo({ room: 'learn', code: '' })}
    />
  );
}

interface OneLessonProps extends Omit<TableLessonProps, 'family'> {
  readonly id: LessonId;
  readonly lessons: Later<FamilyLessons>;
}

export function OneLesson({ id, lessons, ...props }: OneLessonProps) {
  const family = useLater(lessons);
  if (family === 'loading') return <Waiting />;
  if (family === 'failed') return <NotLoadedPage />;
  const { atTable, Exercise } = family;
  const lesson = atTable.find((one) => one.id === id);
  switch (lesson?.look) {
    case 'table':
      return <TableLessonRoom lesson={lesson} family={family} {...props} />;
    case 'round':
      return <RoundLessonRoom lesson={lesson} family={family} {...props} />;
    case undefined:
      return <Exercise id={id} {...props} />;
  }
}
