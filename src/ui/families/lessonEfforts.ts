import type { FamilyId } from '../../engine/index.ts';
import type { LessonId } from '../../lessons/families/lessonIds.ts';
import { joinClimbing } from '../../records/climbing/join.ts';
import { climbingWords } from '../../text/climbing/climbingWords.ts';
import { joinWords } from '../../text/families.ts';
import type { Say } from '../../text/say.ts';
import { climbingEffort } from '../climbing/learn/climbingEffort.ts';
import { lessonEffort } from '../fishing/learn/lessonEffort.ts';
import type { Effort } from '../learn/minutes.ts';

/** What somebody reads and does in a lesson of a family; undefined where it has no end. */
type EffortOf = (id: LessonId, say: Say) => Effort | undefined;

/** What tells how long the lessons of each family take. No page loads it: it needs every family. */
export const lessonEfforts: Readonly<Record<FamilyId, EffortOf>> = {
  fishing: lessonEffort,
  climbing: (id, say) => {
    joinWords('climbing', climbingWords);
    joinClimbing();
    return climbingEffort(id, say);
  },
};
