import type { LessonId } from '../../../lessons/families/lessonIds.ts';
import { fishingLessons } from '../../../lessons/fishing/fishingLessons.ts';
import type { LessonProps } from '../../learn/lessonProps.ts';
import { CountLessonRoom } from './counting/CountLessonRoom.tsx';
import { Drill } from './counting/Drill.tsx';
import { RoundLessonRoom } from './RoundLessonRoom.tsx';
import { TableLessonRoom } from './TableLessonRoom.tsx';

/** A lesson of fishing: at the table, in a round, or about counting. */
export function FishingLessonRoom({ id, ...props }: LessonProps & { readonly id: LessonId }) {
  const lesson = fishingLessons.find((one) => one.id === id);
  switch (lesson?.look) {
    case 'table':
      return <TableLessonRoom lesson={lesson} {...props} />;
    case 'round':
      return <RoundLessonRoom lesson={lesson} {...props} />;
    case 'count':
      return <CountLessonRoom lesson={lesson} {...props} />;
    case 'drill':
      return <Drill {...props} />;
    case undefined:
      return null;
  }
}
