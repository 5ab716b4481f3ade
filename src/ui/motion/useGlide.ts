import { type RefObject, useLayoutEffect, useRef } from 'react';
import { easing, timing } from './timing.ts';

/** Where a thing lies in its box, in CSS pixels, and its size in any measure. */
interface Lying {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface Gliding {
  /** Tells it from the others; what has a new id does not glide. */
  readonly id: string;
  /** Its place, which never moves by itself: a cell of a grid. */
  readonly place: HTMLElement;
  readonly body: HTMLElement;
}

/**
 * Lets what lies in a box glide where it comes to lie elsewhere or grows, instead of leaping; not
 * where the box itself changes, nor with less motion.
 * @param all what lies in the box now
 * @param size the size of each of them
 * @param moment changes whenever something may have come to lie elsewhere
 */
export function useGlide(
  box: RefObject<HTMLElement | null>,
  all: (box: HTMLElement) => readonly Gliding[],
  size: number,
  moment: string,
): void {
  const last = useRef<{ readonly of: string; readonly lying: ReadonlyMap<string, Lying> }>(
    undefined,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: things are measured when they may have moved.
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const of = sizeAround(element);
    const before = last.current?.of === of ? last.current.lying : undefined;
    const lying = new Map<string, Lying>();
    const moves = document.documentElement.dataset.motion === 'full' && 'animate' in element;
    const glides: (() => void)[] = [];
    for (const { id, place, body } of all(element)) {
      const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = place;
      const now = { x: offsetLeft + offsetWidth / 2, y: offsetTop + offsetHeight / 2, size };
      lying.set(id, now);
      const was = before?.get(id);
      if (moves && was !== undefined && isElsewhere(was, now)) {
        glides.push(() => glide(body, was, now));
      }
    }
    // Once all are measured: what has begun to glide has the browser lay out all of them anew.
    for (const begin of glides) begin();
    last.current = { of, lying };
  }, [moment]);
}

/** The size of what holds a box; what only gives tiles their look has none. */
function sizeAround({ parentElement }: HTMLElement): string {
  if (parentElement === null) return '';
  const { clientWidth, clientHeight } = parentElement;
  return clientWidth === 0 ? sizeAround(parentElement) : `${clientWidth} ${clientHeight}`;
}

function isElsewhere(was: Lying, now: Lying): boolean {
  return Math.hypot(was.x - now.x, was.y - now.y) >= 1 || was.size !== now.size;
}

function glide(body: HTMLElement, was: Lying, now: Lying): void {
  const from = `translate(${was.x - now.x}px, ${was.y - now.y}px) scale(${was.size / now.size})`;
  body.animate({ transform: [from, 'none'] }, { duration: timing.regrow, easing: easing.glide });
}
