import { type RefObject, startTransition, useLayoutEffect, useState } from 'react';
import type { Box } from './fit.ts';

/** The size of a content box, kept up to date; `assumed` where nothing is laid out. */
export function useBox(ref: RefObject<HTMLElement | null>, assumed: Box): Box {
  const [box, setBox] = useState(assumed);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null || !canObserve()) return;
    const fill = (now: Box): void => {
      if (isLaid(now)) setBox((box) => keptOr(box, now));
    };
    // Before anything is painted, so that nothing jumps. The element has neither border nor
    // padding.
    fill(element.getBoundingClientRect());
    return observeBox(element, fill);
  }, [ref]);
  return box;
}

/**
 * The same of an element whose content is drawn later, in slices: null until the browser has laid
 * out what is around it. Asked for a size before, it would lay out the whole table within one task.
 */
export function useLaidBox(ref: RefObject<HTMLElement | null>, assumed: Box): Box | null {
  const [box, setBox] = useState(() => (canObserve() ? null : assumed));
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null || !canObserve()) return;
    let isFirst = true;
    return observeBox(element, (now) => {
      if (!isLaid(now)) return;
      const keep = (): void => setBox((box) => keptOr(box, now));
      if (isFirst) startTransition(keep);
      else keep();
      isFirst = false;
    });
  }, [ref]);
  return box;
}

/** Tests lay nothing out. */
function canObserve(): boolean {
  return 'ResizeObserver' in window;
}

/** Tells of a box as soon as it is laid out, and whenever it changes. */
function observeBox(element: HTMLElement, tell: (box: Box) => void): () => void {
  const observer = new ResizeObserver(([entry]) => {
    if (entry !== undefined) tell(entry.contentRect);
  });
  observer.observe(element);
  return () => observer.disconnect();
}

function isLaid({ width, height }: Box): boolean {
  return width > 0 && height > 0;
}

function keptOr<Kept extends Box | null>(box: Kept, { width, height }: Box): Kept | Box {
  return box?.width === width && box.height === height ? box : { width, height };
}
