import { beat } from './beat.ts';
import type { ClimbingLesson } from './climbingLesson.ts';
import { mixed } from './mixed.ts';
import { guidedRound } from './round.ts';
import { sets } from './sets.ts';
import { suits } from './suits.ts';
import { supreme } from './supreme.ts';
import { twoMinutesOfClimbing } from './twoMinutes.ts';
import { wu } from './wu.ts';

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
