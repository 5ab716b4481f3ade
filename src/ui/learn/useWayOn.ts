import { type RefObject, useContext, useEffect, useRef } from 'react';
import { AnnouncerContext } from '../told/announcerContext.ts';

/**
 * Moves the focus from the table to the button that goes on, after what was told. Focus in the
 * header stays there, for a learner who goes from step to step.
 * @param isRead whether there is something to be read, and then to go on from
 * @param at the step, each of which leads there anew
 */
export function useWayOn(isRead: boolean, at = 0): RefObject<HTMLButtonElement | null> {
  const { afterNews } = useContext(AnnouncerContext);
  const further = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step has its own.
  useEffect(() => {
    if (!isRead) return;
    return afterNews(() => {
      const isInHeader = document.activeElement?.closest('header') != null;
      if (!isInHeader) further.current?.focus({ preventScroll: true });
    });
  }, [isRead, at, afterNews]);
  return further;
}
