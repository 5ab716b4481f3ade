import { climbingLessonIds } from '../climbing/lessonIds.ts';
import { fishingLessonIds } from '../fishing/lessonIds.ts';

/** The names of all lessons, one family's after the other's. */
export const lessonIds = [...fishingLessonIds, ...climbingLessonIds] as const;

export type LessonId = (typeof lessonIds)[number];
