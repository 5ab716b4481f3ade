import { useState } from 'react';
import { lessonOutcomeOf } from '../../../store/lessons/lessonOutcome.ts';
import { firstPlace } from '../../../store/lessons/lessonProgress.ts';
import type { LessonProps } from '../lessonProps.ts';
import type { ExerciseOutcome } from './Exercise.tsx';

export interface RightRow {
  readonly row: number;
  readonly isEnough: boolean;
  readonly onOutcome: (outcome: ExerciseOutcome) => void;
}

/** From where the drill was left; after `enough` the lesson is done. */
export function useRightRow(
  enough: number,
  { place, onPlace, onDone }: Pick<LessonProps, 'place' | 'onPlace' | 'onDone'>,
): RightRow {
  const [row, setRow] = useState(place.step);
  return {
    row,
    isEnough: row >= enough,
    onOutcome: (outcome) => {
      const now = outcome === 'right' ? row + 1 : 0;
      setRow(now);
      const isDone = lessonOutcomeOf(enough - now, false) === 'done';
      onPlace(isDone ? firstPlace : { ...firstPlace, step: now });
      if (isDone) onDone();
    },
  };
}
