/** `done`: nothing is left to do; `passed`: the learner is past it with something left. */
export type LessonOutcome = 'done' | 'passed' | 'underway';

export function answeredWith(answered: readonly number[], step: number): readonly number[] {
  return [...answered.filter((one) => one !== step), step];
}

/** The steps that were skipped, or have not come yet, in the order of `asking`. */
export function unansweredAmong(
  asking: readonly number[],
  answered: readonly number[],
): readonly number[] {
  return asking.filter((step) => !answered.includes(step));
}

/** A lesson is done once nothing is `left`, wherever the learner is; `isAtEnd`: nothing follows. */
export function lessonOutcomeOf(left: number, isAtEnd: boolean): LessonOutcome {
  if (left <= 0) return 'done';
  return isAtEnd ? 'passed' : 'underway';
}
