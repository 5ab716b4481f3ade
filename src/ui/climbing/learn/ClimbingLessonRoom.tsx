import { climbingLessons } from '../../../lessons/climbing/climbingLessons.ts';
import type { LessonId } from '../../../lessons/families/lessonIds.ts';
import type { LessonProps } from '../../learn/lessonProps.ts';
import { CardLessonRoom } from './CardLessonRoom.tsx';
import { BeatDrill } from './drills/BeatDrill.tsx';
import { WorthDrill } from './drills/WorthDrill.tsx';
import { GuidedRoundRoom } from './GuidedRoundRoom.tsx';

/** A lesson of climbing: at the table, in a round, or a drill. */
export function ClimbingLessonRoom({ id, ...props }: LessonProps & { readonly id: LessonId }) {
  const lesson = climbingLessons.find((one) => one.id === id);
  switch (lesson?.look) {
    case 'table':
      return <CardLessonRoom lesson={lesson} {...props} />;
    case 'round':
      return <GuidedRoundRoom lesson={lesson} {...props} />;
    case 'beats':
      return <BeatDrill id={lesson.id} {...props} />;
    case 'worth':
      return <WorthDrill id={lesson.id} {...props} />;
    case undefined:
      return null;
  }
}
