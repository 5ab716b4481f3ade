import { firstFishingLesson, fishingLessonIds } from '../fishing/lessonIds.ts';

/** The names of all lessons, one family's after the other's. */
export const lessonIds = [...fishingLessonIds] as const;

/** The name of a lesson, as an address has it. */
export type LessonId = (typeof lessonIds)[number];

/**
 * The lesson that the first screen leads to. It is a constant of its own, so that the first screen
 * does not load the other names.
 */
export const firstLesson: LessonId = firstFishingLesson;
