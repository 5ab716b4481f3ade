import { useCallback, useEffect, useState } from 'react';
import { type ListedLesson, lessons } from '../../lessons/families/lessons.ts';
import { firstPlace, type LessonPlace } from '../../store/lessons/lessonProgress.ts';
import type { LearnRoomProps } from './lessonProps.ts';
import { OneLesson } from './OneLesson.tsx';

interface LessonRoomProps extends Pick<LearnRoomProps, 'stores' | 'services' | 'partsOfFamily'> {
  readonly lesson: ListedLesson;
}

/**
 * A lesson by itself, from where it was left. The room keeps that the lesson was begun, how far it
 * has come, and whether all of it was done.
 */
export function LessonRoom({ lesson, stores, services, partsOfFamily }: LessonRoomProps) {
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
