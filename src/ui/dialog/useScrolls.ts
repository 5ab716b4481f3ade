import { type RefObject, useEffect, useState } from 'react';

/** Then the keyboard must be able to scroll it. */
export function useScrolls(ref: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  // After every render, for another one may hold other parts.
  useEffect(() => {
    const box = ref.current;
    if (box === null) return;
    const look = (): void => setScrolls(box.scrollHeight > box.clientHeight);
    look();
    if (!('ResizeObserver' in window)) return;
    // Parts that unfold, and a window that shrinks, do so without a render.
    const observer = new ResizeObserver(look);
    for (const part of [box, ...box.children]) observer.observe(part);
    return () => observer.disconnect();
  });
  return scrolls;
}
