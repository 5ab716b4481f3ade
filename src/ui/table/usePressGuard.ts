import { useEffect, useRef } from 'react';
import { isTyping, meantKeys } from '../keys/meantKeys.ts';
import { namedKeyOf } from '../keys/namedKeyOf.ts';

/** So long after a play, in milliseconds, a press is taken for the rest of a double tap. */
const doubleTap = 400;

export interface PlayingPresses {
  /** Selects where a press may play. */
  readonly playing: string;
  /** Selects where a press may play or choose what to play. */
  readonly tables: string;
  readonly keys: readonly string[];
}

/**
 * Sees to it that one gesture makes one play. After a play the next decision often waits already,
 * and the second half of a double tap, or a held Enter, would make it.
 * @param presses must stay the same object
 * @returns call this when a play is made
 */
export function usePressGuard(presses: PlayingPresses): () => void {
  const pressed = useRef(Number.NEGATIVE_INFINITY);
  const played = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const press = (event: MouseEvent | KeyboardEvent): void => {
      const tooSoon = event.timeStamp - played.current < doubleTap && mayPlay(event, presses);
      if (!tooSoon && !isHeldEnter(event, presses)) {
        pressed.current = event.timeStamp;
        return;
      }
      event.preventDefault();
      event.stopPropagation();
    };
    const drop = (event: PointerEvent): void => {
      pressed.current = event.timeStamp;
    };
    // These listeners capture at the window, to be called before all others, React's included.
    window.addEventListener('click', press, true);
    window.addEventListener('keydown', press, true);
    window.addEventListener('pointerup', drop, true);
    return () => {
      window.removeEventListener('click', press, true);
      window.removeEventListener('keydown', press, true);
      window.removeEventListener('pointerup', drop, true);
    };
  }, [presses]);
  return () => {
    played.current = pressed.current;
  };
}

function mayPlay(event: MouseEvent | KeyboardEvent, { playing, keys }: PlayingPresses): boolean {
  if (event instanceof MouseEvent) return isIn(event.target, playing);
  return meantKeys(event).some((key) => keys.includes(key)) && !isTyping(event.target);
}

/** Held, Enter clicks again and again; held, Space clicks once, when it is let go. */
function isHeldEnter(event: MouseEvent | KeyboardEvent, { tables }: PlayingPresses): boolean {
  return (
    event instanceof KeyboardEvent &&
    event.repeat &&
    namedKeyOf(event) === 'Enter' &&
    isIn(event.target, tables)
  );
}

function isIn(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
