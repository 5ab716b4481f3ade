import type { Lesson } from '../lesson.ts';
import { climbingDrillIds, climbingLessonIds } from './lessonIds.ts';

const drills: readonly string[] = climbingDrillIds;

/** For the list of all lessons before the family has joined; `climbingLessons.ts` has the data. */
export const listedLessons: readonly Lesson[] = climbingLessonIds.map((id) =>
  drills.includes(id) ? { id } : { id, variant: 'sap-ng-wu' },
);
