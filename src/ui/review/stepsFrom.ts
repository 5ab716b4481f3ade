import type { Steps } from './StepBar.tsx';

/**
 * Where each kind of step leads from a moment.
 * @param plays how many plays the round has
 * @param costly the moments right after costly plays
 */
export function stepsFrom(at: number, plays: number, costly: readonly number[]): Steps {
  const inOrder = costly.toSorted((one, other) => one - other);
  return {
    first: at > 0 ? 0 : undefined,
    back: at > 0 ? at - 1 : undefined,
    next: at < plays ? at + 1 : undefined,
    last: at < plays ? plays : undefined,
    costlyBack: inOrder.findLast((moment) => moment < at),
    costlyNext: inOrder.find((moment) => moment > at),
  };
}
