import type { LessonId } from '../../families/facts.ts';
import type { RoundLesson, TableLesson } from '../lesson.ts';
import { beat } from './beat.ts';
import { mixed } from './mixed.ts';
import { guidedRound } from './round.ts';
import { sets } from './sets.ts';
import { suits } from './suits.ts';
import { supreme } from './supreme.ts';
import { twoMinutesOfClimbing } from './twoMinutes.ts';
import { wu } from './wu.ts';

/** Questions without end, dealt as they are asked for, in all variants. */
interface QuestionLesson {
  /** Whether one play beats another one, or what wu are worth. */
  readonly look: 'beats' | 'worth';
  readonly id: LessonId;
}

type ClimbingLesson = TableLesson | RoundLesson | QuestionLesson;

/** In the order of `climbingLessonIds`. */
export const climbingLessons: readonly ClimbingLesson[] = [
  twoMinutesOfClimbing,
  suits,
  beat,
  sets,
  mixed,
  supreme,
  wu,
  guidedRound,
  { look: 'beats', id: 'sap-ng-wu-beats' },
  { look: 'worth', id: 'sap-ng-wu-worth' },
];
