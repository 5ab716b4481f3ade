import type { Lesson } from '../../../lessons/lesson.ts';
import type { LessonProps } from '../../learn/lessonProps.ts';
import { CountLesson } from './counting/CountLesson.tsx';
import { Drill } from './counting/Drill.tsx';
import { RoundLessonRoom } from './RoundLessonRoom.tsx';
import { TableLessonRoom } from './TableLessonRoom.tsx';

/** A lesson of fishing: at the table, in a round, or of counting. */
export function FishingLesson({ lesson, ...props }: LessonProps & { readonly lesson: Lesson }) {
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
