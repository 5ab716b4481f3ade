import type { FamilyId } from '../../engine/index.ts';
import { listedLessons } from '../climbing/listedLessons.ts';
import { fishingLessons } from '../fishing/fishingLessons.ts';
import type { Lesson } from '../lesson.ts';

export interface ListedLesson extends Lesson {
  readonly family: FamilyId;
}

type FamilyLessons = Readonly<Record<FamilyId, readonly Lesson[]>>;

/** The lessons of each family, in the order in which one may take them. */
const { fishing, climbing }: FamilyLessons = {
  fishing: fishingLessons,
  climbing: listedLessons,
};

/** All lessons, one family's after the other's. */
export const lessons: readonly ListedLesson[] = [
  ...fishing.map((lesson) => ({ ...lesson, family: 'fishing' as const })),
  ...climbing.map((lesson) => ({ ...lesson, family: 'climbing' as const })),
];
