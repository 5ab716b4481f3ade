import type { CountLesson } from '../fishingLesson.ts';
import { bonuses } from './bonuses.ts';
import { groups } from './groups.ts';
import { quarters } from './quarters.ts';
import { thousand } from './thousand.ts';
import { tiuUCount } from './tiuUCount.ts';

/** The lessons about counting, in the order in which one may take them. */
export const countLessons: readonly CountLesson[] = [
  tiuUCount,
  groups,
  quarters,
  bonuses,
  thousand,
];
