import { type FamilyId, lateFamilyIds } from '../../engine/index.ts';
import type { LessonId } from '../../lessons/families/lessonIds.ts';
import { lessons } from '../../lessons/families/lessons.ts';
import { joinClimbing } from '../../records/climbing/join.ts';
import { climbingWords } from '../../text/climbing/climbingWords.ts';
import { joinWords } from '../../text/families.ts';
import type { Say } from '../../text/say.ts';
import { climbingEffort } from '../climbing/learn/climbingEffort.ts';
import { lessonEffort } from '../fishing/learn/lessonEffort.ts';
import { type Effort, minutesOf } from '../learn/minutes.ts';

/** What somebody reads and does in a lesson of a family; undefined where it has no end. */
type EffortOf = (id: LessonId, say: Say) => Effort | undefined;

/** What tells how long the lessons of each family take. No page loads it: it needs every family. */
const lessonEfforts: Readonly<Record<FamilyId, EffortOf>> = {
  fishing: lessonEffort,
  climbing: (id, say) => {
    joinWords('climbing', climbingWords);
    joinClimbing();
    return climbingEffort(id, say);
  },
};

/** The families whose words it takes besides those that are always there. */
export const familiesWithLessons = lateFamilyIds;

/** How many minutes each lesson takes that has an end, in the language that says its words. */
export function minutesOfLessons(say: Say): Record<string, number> {
  const minutes = lessons.flatMap(({ id, family }): [string, number][] => {
    const effort = lessonEfforts[family](id, say);
    return effort === undefined ? [] : [[id, minutesOf(effort)]];
  });
  return Object.fromEntries(minutes);
}
