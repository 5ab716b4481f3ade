/**
 * How a lesson stands: nothing of it is left to do, or the learner is past it with something left,
 * or neither yet.
 */
export type LessonOutcome = 'done' | 'passed' | 'underway';

/** The steps that were answered, by their indices, with one more. */
export function answeredWith(answered: readonly number[], step: number): readonly number[] {
  return [...answered.filter((one) => one !== step), step];
}

/**
 * Of the steps that ask for something those that were skipped, or have not come yet, in their
 * order.
 */
export function unansweredAmong(
  asking: readonly number[],
  answered: readonly number[],
): readonly number[] {
  return asking.filter((step) => !answered.includes(step));
}

/**
 * How a lesson stands; it is done as soon as nothing is left, wherever in it that is.
 * @param left how much is left to do
 * @param isAtEnd whether nothing follows
 */
export function lessonOutcomeOf(left: number, isAtEnd: boolean): LessonOutcome {
  if (left <= 0) return 'done';
  return isAtEnd ? 'passed' : 'underway';
}
