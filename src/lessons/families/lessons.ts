import type { FamilyId } from '../../engine/index.ts';
import { fishingLessons } from '../fishing/fishingLessons.ts';
import type { Lesson } from '../lesson.ts';

/** The lessons of each family, in the order in which one may take them. */
const familyLessons: Readonly<Record<FamilyId, readonly Lesson[]>> = {
  fishing: fishingLessons,
};

/** All lessons, one family's after the other's. */
export const lessons: readonly Lesson[] = Object.values(familyLessons).flat();
