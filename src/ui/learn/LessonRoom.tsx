import { useCallback, useEffect, useState } from 'react';
import { lessons } from '../../lessons/families/lessons.ts';
import { type Lesson, taughtIn } from '../../lessons/lesson.ts';
import { firstPlace, type LessonPlace } from '../../store/lessons/lessonProgress.ts';
import type { FamilyRoomProps } from '../page/roomProps.ts';
import { usualVariant } from '../setup/usualVariant.ts';
import type { LessonParts } from './lessonProps.ts';

interface LessonRoomProps
  extends Pick<FamilyRoomProps<LessonParts>, 'stores' | 'services' | 'partsOf'> {
  readonly lesson: Lesson;
}

/**
 * A lesson by itself, from where it was left. The room keeps that the lesson was begun, how far it
 * has come, and whether all of it was done.
 */
export function LessonRoom({ lesson, stores, services, partsOf }: LessonRoomProps) {
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
  const next = lessons[lessons.indexOf(lesson) + 1];
  // The drill, in which the game is chosen, is of the family of the usual one.
  const { FamilyLesson } = partsOf(taughtIn(lesson) ?? usualVariant);
  return (
    <FamilyLesson
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
