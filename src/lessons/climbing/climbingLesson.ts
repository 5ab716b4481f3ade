import type { LessonId } from '../families/lessonIds.ts';
import type { RoundLesson, TableLesson } from '../lesson.ts';

/** Questions without end, dealt as they are asked for, in all variants. */
export interface QuestionLesson {
  /** Whether one play beats another one, or what wu are worth. */
  readonly look: 'beats' | 'worth';
  readonly id: LessonId;
}

export type ClimbingLesson = TableLesson | RoundLesson | QuestionLesson;
