import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Box } from './fit.ts';

/**
 * The size of an element's content box, kept up to date. Where nothing is laid out it is `assumed`.
 */
export function useBox(ref: RefObject<HTMLElement | null>, assumed: Box): Box {
  const [box, setBox] = useState(assumed);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null || !('ResizeObserver' in window)) return;
    const fill = ({ width, height }: Box): void => {
      if (width === 0 || height === 0) return;
      setBox((box) => (box.width === width && box.height === height ? box : { width, height }));
    };
    // Before anything is painted, so that nothing jumps. The element has neither border nor
    // padding.
    fill(element.getBoundingClientRect());
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) fill(entry.contentRect);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return box;
}
