import { lessons } from '../../lessons/lessons.ts';
import type { RoomProps } from '../load/roomProps.ts';
import { LessonList } from './LessonList.tsx';
import { LessonRoom } from './LessonRoom.tsx';

/** The room of the lessons: their list, or the lesson that the address names. */
export function LearnScreen(props: RoomProps) {
  const lesson = lessons.find(({ id }) => id === props.code);
  return lesson === undefined ? (
    <LessonList {...props} />
  ) : (
    <LessonRoom lesson={lesson} {...props} />
  );
}
