import type { LessonId } from '../../lessons/families/lessonIds.ts';
import { type Later, useLater } from '../load/later.ts';
import { NotLoadedPage } from '../load/NotLoaded.tsx';
import { Waiting } from '../load/Waiting.tsx';
import type { FamilyLessons, TableLessonProps } from './lessonProps.ts';
import { RoundLessonRoom } from './RoundLessonRoom.tsx';
import { TableLessonRoom } from './TableLessonRoom.tsx';

interface OneLessonProps extends Omit<TableLessonProps, 'family'> {
  readonly id: LessonId;
  readonly lessons: Later<FamilyLessons>;
}

/** The lesson of a name, as soon as its family's lessons are there. */
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
