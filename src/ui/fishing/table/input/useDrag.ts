import { type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

const slack = 10;

const movable = '[data-region="hand"] button:not([data-idle]), [data-drawn-bait]';

export interface DragActions {
  /** A tile is on its way; a hand tile becomes the bait. */
  readonly grab: (handId: string | undefined) => void;
  readonly dropOnFish: (lakeId: string) => void;
  /** A tile ends in the lake, on no lit fish; `lakeId` is the tile under it, if any. */
  readonly dropInLake: (lakeId: string | undefined) => void;
  readonly letGo: () => void;
}

interface Drag {
  readonly tile: HTMLElement;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly moving: boolean;
}

/** Lets bait be dragged to a lit fish or into the lake; dropped elsewhere it plays nothing. */
export function useDrag(root: RefObject<HTMLElement | null>, actions: DragActions): void {
  const current = useRef(actions);
  useEffect(() => {
    current.current = actions;
  });
  useEffect(() => {
    const table = root.current;
    let drag: Drag | undefined;
    let dropped = false;

    const press = (event: PointerEvent): void => {
      dropped = false;
      if (drag !== undefined || !event.isPrimary || event.button !== 0) return;
      const tile = event.target instanceof Element ? event.target.closest(movable) : null;
      if (!(tile instanceof HTMLElement)) return;
      const { pointerId: pointer, clientX: x, clientY: y } = event;
      drag = { tile, pointer, x, y, moving: false };
    };
    const move = (event: PointerEvent): void => {
      if (drag === undefined || event.pointerId !== drag.pointer) return;
      const [right, down] = [event.clientX - drag.x, event.clientY - drag.y];
      if (!drag.moving) {
        if (Math.hypot(right, down) <= slack) return;
        drag = { ...drag, moving: true };
        drag.tile.setPointerCapture(drag.pointer);
        drag.tile.dataset.dragged = '';
        if (table !== null) table.dataset.carrying = '';
        const id = idAfter('hand-', drag.tile);
        // Render at once: a quick throw ends before React would render, and must find its fish lit.
        flushSync(() => current.current.grab(id));
      }
      drag.tile.style.transform = `translate(${right}px, ${down}px)`;
    };
    const end = (event: PointerEvent): void => {
      if (drag === undefined || event.pointerId !== drag.pointer) return;
      const { tile, moving } = drag;
      drag = undefined;
      if (!moving) return;
      dropped = true;
      const under =
        event.type === 'pointerup'
          ? document.elementFromPoint(event.clientX, event.clientY)
          : undefined;
      tile.style.transform = '';
      delete tile.dataset.dragged;
      delete table?.dataset.carrying;
      const target = under?.closest<HTMLElement>('[data-region="lake"] [data-look]');
      const id = idAfter('lake-', target);
      if (id !== undefined && target?.dataset.look === 'lit') current.current.dropOnFish(id);
      else if (under?.closest('[data-lake]')) current.current.dropInLake(id);
      else current.current.letGo();
    };
    // After a drag the browser sends a click on the tile; a click without a pointer is a key's.
    const click = (event: MouseEvent): void => {
      if (!dropped || event.detail === 0) return;
      if (!(event.target instanceof Node) || !table?.contains(event.target)) return;
      dropped = false;
      event.preventDefault();
      event.stopPropagation();
    };

    table?.addEventListener('pointerdown', press);
    table?.addEventListener('pointermove', move);
    table?.addEventListener('pointerup', end);
    table?.addEventListener('pointercancel', end);
    // Not at the table, as all that lies on what listens for clicks is said to be clickable.
    document.addEventListener('click', click, true);
    return () => {
      table?.removeEventListener('pointerdown', press);
      table?.removeEventListener('pointermove', move);
      table?.removeEventListener('pointerup', end);
      table?.removeEventListener('pointercancel', end);
      document.removeEventListener('click', click, true);
    };
  }, [root]);
}

function idAfter(prefix: string, element: Element | null | undefined): string | undefined {
  return element?.id.startsWith(prefix) ? element.id.slice(prefix.length) : undefined;
}
