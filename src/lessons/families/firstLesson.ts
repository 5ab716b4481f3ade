import { firstFishingLesson } from '../fishing/lessonIds.ts';
import type { LessonId } from './lessonIds.ts';

/** It has a file of its own, so that the first screen does not load the other names. */
export const firstLesson: LessonId = firstFishingLesson;
