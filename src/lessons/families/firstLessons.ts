import type { FamilyId } from '../../engine/index.ts';
import { firstFishingLesson } from '../fishing/lessonIds.ts';
import type { LessonId } from './lessonIds.ts';

/**
 * The lesson that a newcomer to each family begins with. They have a file of their own, so that the
 * first screen loads neither the other names nor anything of a family that joins late.
 */
export const firstLessons = {
  fishing: firstFishingLesson,
  climbing: 'sap-ng-wu-two-minutes',
} as const satisfies Readonly<Record<FamilyId, LessonId>>;
