import type { Lesson } from '../lesson.ts';
import { climbingDrillIds, climbingLessonIds } from './lessonIds.ts';

const drills: readonly string[] = climbingDrillIds;

/** The list of all lessons shows these before the family joins; data: `climbingLessons.ts`. */
export const listedLessons: readonly Lesson[] = climbingLessonIds.map((id) =>
  drills.includes(id) ? { id } : { id, variant: 'sap-ng-wu' },
);
