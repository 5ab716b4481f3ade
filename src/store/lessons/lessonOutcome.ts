/** `done`: nothing is left to do; `passed`: the learner is past it with something left. */
export type LessonOutcome = 'done' | 'passed' | 'underway';

export function answeredWith(answered: readonly number[], step: number): readonly number[] {
  return [...answered.filter((one) => one !== step), step];
}

/** In the order of `asking`: those that were skipped, or have not come yet. */
export function unansweredAmong(
  asking: readonly number[],
  answered: readonly number[],
): readonly number[] {
  return asking.filter((step) => !answered.includes(step));
}

/** Done as soon as nothing is `left`, wherever the learner is; `isAtEnd` means nothing follows. */
export function lessonOutcomeOf(left: number, isAtEnd: boolean): LessonOutcome {
  if (left <= 0) return 'done';
  return isAtEnd ? 'passed' : 'underway';
}
