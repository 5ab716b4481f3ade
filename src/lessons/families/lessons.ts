import { type ShownFamilyId, shownFamilyIds } from '../../engine/index.ts';
import { fishingLessons } from '../fishing/fishingLessons.ts';
import type { Lesson } from '../lesson.ts';

/** A lesson with the family that has it, whose rooms play it. */
export interface ListedLesson extends Lesson {
  readonly family: ShownFamilyId;
}

/** The lessons of each family, in the order in which one may take them. */
const familyLessons: Readonly<Record<ShownFamilyId, readonly Lesson[]>> = {
  fishing: fishingLessons,
};

/** All lessons, one family's after the other's. */
export const lessons: readonly ListedLesson[] = shownFamilyIds.flatMap((family) =>
  familyLessons[family].map((lesson) => ({ ...lesson, family })),
);
