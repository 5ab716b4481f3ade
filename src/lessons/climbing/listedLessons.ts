import type { Lesson } from '../lesson.ts';
import { climbingLessonIds } from './lessonIds.ts';

/**
 * The lessons of climbing as the list of all lessons has them, before the family has joined. Their
 * data are in `climbingLessons.ts`.
 */
export const listedLessons: readonly Lesson[] = climbingLessonIds.map((id) => ({
  id,
  variant: 'sap-ng-wu',
}));
