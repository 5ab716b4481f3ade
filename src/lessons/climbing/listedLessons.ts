import { firstLessons } from '../families/firstLessons.ts';
import type { Lesson } from '../lesson.ts';
import { climbingDrillIds, climbingLessonIds } from './lessonIds.ts';

const drills: readonly string[] = climbingDrillIds;

/** The list of all lessons shows these before the family joins; data: `climbingLessons.ts`. */
export const listedLessons: readonly Lesson[] = climbingLessonIds.map((id) => {
  if (drills.includes(id)) return { id };
  return { id, variant: 'sap-ng-wu', isOpening: id === firstLessons.climbing };
});
