import { useCallback, useEffect, useState } from 'react';
import type { Lesson } from '../../lessons/lesson.ts';
import { lessons } from '../../lessons/lessons.ts';
import { firstPlace, type LessonPlace } from '../../store/lessons/lessonProgress.ts';
import { CountLesson } from '../fishing/learn/counting/CountLesson.tsx';
import { Drill } from '../fishing/learn/counting/Drill.tsx';
import type { LessonProps } from '../fishing/learn/lessonProps.ts';
import { RoundLessonRoom } from '../fishing/learn/RoundLessonRoom.tsx';
import { TableLessonRoom } from '../fishing/learn/TableLessonRoom.tsx';
import type { RoomProps } from '../load/roomProps.ts';

interface LessonRoomProps extends Pick<RoomProps, 'stores' | 'services'> {
  readonly lesson: Lesson;
}

/**
 * A lesson by itself, where it was left. That it was begun is kept, how far it has come, and in the
 * end whether all of it was done.
 */
export function LessonRoom({ lesson, stores, services }: LessonRoomProps) {
  const { id } = lesson;
  const { begin, pass, finish, keepPlace, places } = services.lessons.getState();
  const { leaveTo, turnTo } = stores.places.getState();
  const [place] = useState(places[id] ?? firstPlace);
  useEffect(() => begin(id), [begin, id]);
  // A lesson tells where it is when that has changed: with new ones at each render it would tell it
  // again, over another tab's place.
  const onPlace = useCallback((now: LessonPlace) => keepPlace(id, now), [keepPlace, id]);
  const onPassed = useCallback(() => pass(id), [pass, id]);
  const onDone = useCallback(() => finish(id), [finish, id]);
  const next = lessons[lessons.indexOf(lesson) + 1];
  const props: LessonProps = {
    stores,
    services,
    place,
    onPlace,
    onPassed,
    onDone,
    onNext: next && (() => turnTo({ room: 'learn', code: next.id })),
    onLeave: () => leaveTo({ room: 'learn', code: '' }),
  };
  switch (lesson.look) {
    case 'table':
      return <TableLessonRoom lesson={lesson} {...props} />;
    case 'round':
      return <RoundLessonRoom lesson={lesson} {...props} />;
    case 'count':
      return <CountLesson lesson={lesson} {...props} />;
    case 'drill':
      return <Drill {...props} />;
  }
}
