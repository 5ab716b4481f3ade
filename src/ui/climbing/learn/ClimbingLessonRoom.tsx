import { climbingLessons } from '../../../lessons/climbing/climbingLessons.ts';
import type { LessonId } from '../../../lessons/families/lessonIds.ts';
import type { LessonProps } from '../../learn/lessonProps.ts';
import { CardLessonRoom } from './CardLessonRoom.tsx';
import { GuidedRoundRoom } from './GuidedRoundRoom.tsx';

/** A lesson of climbing: at the table, or in a round. */
export function ClimbingLessonRoom({ id, ...props }: LessonProps & { readonly id: LessonId }) {
  const lesson = climbingLessons.find((one) => one.id === id);
  switch (lesson?.look) {
    case 'table':
      return <CardLessonRoom lesson={lesson} {...props} />;
    case 'round':
      return <GuidedRoundRoom lesson={lesson} {...props} />;
    case undefined:
      return null;
  }
}
