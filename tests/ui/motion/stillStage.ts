import { afterEach, beforeEach } from 'vitest';

/** An animation that stands still until it is told to land. */
export interface StillAnimation {
  readonly element: Element;
  readonly frames: object;
  readonly duration: number;
  cancelled: boolean;
  readonly land: () => void;
}

/**
 * Where the middle of what is or lies in `[data-dragged]` is found in a page that lays nothing out;
 * all else begins at 0.
 */
export const draggedTo = 777;

/**
 * Gives the page of a test what jsdom lacks: every element has a box, and animations begin but do
 * not run.
 * @returns those that have begun, the earliest first
 */
export function useStillStage(): readonly StillAnimation[] {
  const begun: StillAnimation[] = [];
  const { getBoundingClientRect, getClientRects } = Element.prototype;
  const boxOf = (element: Element): DOMRect => {
    const [width, height] = [96, 40];
    const left = element.closest('[data-dragged]') === null ? 0 : draggedTo - width / 2;
    const sides = { left, top: 0, width, height };
    return {
      ...sides,
      x: sides.left,
      y: sides.top,
      right: sides.left + width,
      bottom: sides.top + height,
      toJSON: () => sides,
    };
  };
  beforeEach(() => {
    begun.length = 0;
    Object.assign(Element.prototype, {
      getBoundingClientRect(this: Element) {
        return boxOf(this);
      },
      getClientRects(this: Element) {
        return [boxOf(this)];
      },
      animate(this: Element, frames: object, { duration }: { duration: number }) {
        const animation: { onfinish: (() => void) | null; cancel: () => void } = {
          onfinish: null,
          cancel: () => {
            entry.cancelled = true;
          },
        };
        const entry: StillAnimation = {
          element: this,
          frames,
          duration,
          cancelled: false,
          land: () => animation.onfinish?.(),
        };
        begun.push(entry);
        return animation;
      },
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(Element.prototype, 'animate');
    Object.assign(Element.prototype, { getBoundingClientRect, getClientRects });
  });
  return begun;
}
