import { type RefObject, useEffect, useRef } from 'react';

interface ScreenChangeProps {
  /** Names what is shown; a new name is a new screen. */
  readonly place: string;
  readonly frame: RefObject<HTMLElement | null>;
}

/**
 * Stands after the screens: on a change the page begins at its top, with focus on the new screen's
 * heading unless the screen has placed it itself.
 */
export function ScreenChange({ place, frame }: ScreenChangeProps) {
  const last = useRef(place);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    window.scrollTo(0, 0);
    if (frame.current?.contains(document.activeElement)) return;
    focusHeading(frame.current);
  }, [place, frame]);
  return null;
}

export function focusHeading(frame: HTMLElement | null): void {
  const heading = frame?.querySelector('h1');
  if (heading === null || heading === undefined) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
