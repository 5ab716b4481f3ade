import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus from the table to the button that goes on. Focus in the header stays there, for a
 * learner who goes from step to step.
 * @param isRead whether there is something to be read, and then to go on from
 * @param at the step, each of which leads there anew
 */
export function useWayOn(isRead: boolean, at = 0): RefObject<HTMLButtonElement | null> {
  const further = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step has its own.
  useEffect(() => {
    const isInHeader = document.activeElement?.closest('header') != null;
    if (isRead && !isInHeader) further.current?.focus({ preventScroll: true });
  }, [isRead, at]);
  return further;
}
