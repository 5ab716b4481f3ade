import type { RoundLesson, TableLesson } from '../lesson.ts';

/** A lesson of climbing: at the table, or in a round. Its record tells its variant. */
export type ClimbingLesson = TableLesson | RoundLesson;
