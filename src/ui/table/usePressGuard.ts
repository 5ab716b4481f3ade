import { useEffect, useRef } from 'react';

/** So long after a play, in milliseconds, a press is taken for the rest of a double tap. */
const doubleTap = 400;

/** Where a press may play. The hand is left out: choosing a bait plays nothing. */
const playing = '[data-region="lake"], [data-region="actions"], [data-water]';
const playingKeys = ['p', 't', 'k', 'h'];
const tables = `${playing}, [data-region="hand"]`;

/**
 * Sees to it that one gesture makes one play. After a capture the drawn tile often waits already,
 * and the second half of a double tap, or a held Enter, would play it.
 * @returns what is to be called when a play is made
 */
export function usePressGuard(): () => void {
  const pressed = useRef(Number.NEGATIVE_INFINITY);
  const played = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const press = (event: MouseEvent | KeyboardEvent): void => {
      const tooSoon = event.timeStamp - played.current < doubleTap && mayPlay(event);
      if (!tooSoon && !isHeldEnter(event)) {
        pressed.current = event.timeStamp;
        return;
      }
      event.preventDefault();
      event.stopPropagation();
    };
    const drop = (event: PointerEvent): void => {
      pressed.current = event.timeStamp;
    };
    // Before anybody else, React included.
    window.addEventListener('click', press, true);
    window.addEventListener('keydown', press, true);
    window.addEventListener('pointerup', drop, true);
    return () => {
      window.removeEventListener('click', press, true);
      window.removeEventListener('keydown', press, true);
      window.removeEventListener('pointerup', drop, true);
    };
  }, []);
  return () => {
    played.current = pressed.current;
  };
}

function mayPlay(event: MouseEvent | KeyboardEvent): boolean {
  if (event instanceof MouseEvent) return isIn(event.target, playing);
  return playingKeys.includes(event.key) && !isIn(event.target, 'input, textarea');
}

/** Held, Enter clicks again and again; held, Space clicks once, when it is let go. */
function isHeldEnter(event: MouseEvent | KeyboardEvent): boolean {
  return (
    event instanceof KeyboardEvent &&
    event.repeat &&
    event.key === 'Enter' &&
    isIn(event.target, tables)
  );
}

function isIn(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
