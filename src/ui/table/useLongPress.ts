import { type MouseEvent, type PointerEvent, useEffect, useMemo, useRef } from 'react';

/** So long a finger stays until it asks, in milliseconds. */
const patience = 500;
/** So many CSS pixels it may tremble meanwhile. */
const slack = 10;

/** A press that asks what it is on, instead of choosing it. */
export interface LongPress<Thing> {
  readonly press: (thing: Thing, event: PointerEvent) => void;
  readonly move: (event: PointerEvent) => void;
  readonly lift: () => void;
  /** Asks at once, for the other button of a mouse. */
  readonly ask: (thing: Thing, event: MouseEvent) => void;
  /** Whether the press that ends now has asked, so that it must not choose too. */
  readonly hasJustAsked: () => boolean;
}

/**
 * Tells a finger that stays from one that taps or drags.
 * @param onAsk called with what the finger stays on; without it nothing is told apart
 * @returns always the same handlers
 */
export function useLongPress<Thing>(onAsk: ((thing: Thing) => void) | undefined): LongPress<Thing> {
  const current = useRef(onAsk);
  useEffect(() => {
    current.current = onAsk;
  });
  return useMemo(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let asked = false;
    const lift = (): void => clearTimeout(waiting);
    const tell = (thing: Thing): void => {
      lift();
      asked = true;
      current.current?.(thing);
    };
    return {
      press: (thing, { pointerType, clientX: x, clientY: y }) => {
        lift();
        asked = false;
        from = { x, y };
        if (pointerType !== 'mouse' && current.current !== undefined) {
          waiting = setTimeout(() => tell(thing), patience);
        }
      },
      move: ({ clientX, clientY }) => {
        if (Math.hypot(clientX - from.x, clientY - from.y) > slack) lift();
      },
      lift,
      ask: (thing, event) => {
        if (current.current === undefined) return;
        event.preventDefault();
        if (!asked) tell(thing);
      },
      hasJustAsked: () => {
        const has = asked;
        asked = false;
        return has;
      },
    };
  }, []);
}
