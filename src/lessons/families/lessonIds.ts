import { firstFishingLesson, fishingLessonIds } from '../fishing/lessonIds.ts';

/** The names of all lessons, one family's after the other's. */
export const lessonIds = [...fishingLessonIds] as const;

/** The name of a lesson, as an address has it. */
export type LessonId = (typeof lessonIds)[number];

/** The lesson that the first screen leads to. By itself, so that no other name comes with it. */
export const firstLesson: LessonId = firstFishingLesson;
