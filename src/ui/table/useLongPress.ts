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
  readonly hasJustAsked: (click: Pick<MouseEvent, 'detail'>) => boolean;
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
  const pressing = useMemo(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    /** Whether the finger that is down, or was last, has asked by staying. */
    let stayed = false;
    const lift = (): void => {
      clearTimeout(waiting);
      window.removeEventListener('pointerup', lift);
    };
    return {
      press: (thing: Thing, { pointerType, clientX: x, clientY: y }: PointerEvent) => {
        lift();
        stayed = false;
        from = { x, y };
        if (pointerType === 'mouse' || current.current === undefined) return;
        // What was pressed may leave the page before the finger does.
        window.addEventListener('pointerup', lift);
        waiting = setTimeout(() => {
          stayed = true;
          current.current?.(thing);
        }, patience);
      },
      move: ({ clientX, clientY }: PointerEvent) => {
        if (Math.hypot(clientX - from.x, clientY - from.y) > slack) lift();
      },
      lift,
      ask: (thing: Thing, event: MouseEvent) => {
        if (current.current === undefined) return;
        event.preventDefault();
        lift();
        // The browser may tell of the same long press too.
        if (!stayed) current.current(thing);
      },
      hasJustAsked: ({ detail }: Pick<MouseEvent, 'detail'>) => {
        const has = stayed && detail > 0;
        stayed = false;
        return has;
      },
    };
  }, []);
  useEffect(() => pressing.lift, [pressing]);
  return pressing;
}
