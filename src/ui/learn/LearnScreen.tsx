import { lessons } from '../../lessons/families/lessons.ts';
import { LessonList } from './LessonList.tsx';
import { LessonRoom } from './LessonRoom.tsx';
import type { LearnRoomProps } from './lessonProps.ts';

/** The room of the lessons: their list, or the lesson that the address names. */
export function LearnScreen(props: LearnRoomProps) {
  const lesson = lessons.find(({ id }) => id === props.code);
  return lesson === undefined ? (
    <LessonList {...props} />
  ) : (
    <LessonRoom lesson={lesson} {...props} />
  );
}
