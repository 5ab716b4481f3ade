import type { Lesson } from '../lesson.ts';
import { climbingDrillIds, climbingLessonIds } from './lessonIds.ts';

const drills: readonly string[] = climbingDrillIds;

/**
 * The lessons of climbing as the list of all lessons has them, before the family has joined. Their
 * data are in `climbingLessons.ts`.
 */
export const listedLessons: readonly Lesson[] = climbingLessonIds.map((id) =>
  drills.includes(id) ? { id } : { id, variant: 'sap-ng-wu' },
);
