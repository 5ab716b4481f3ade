import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in a list whose buttons take themselves out: what stands in the place of a
 * pressed one gets it, else the last one, else the list itself, which must take a focus.
 * @param list the list with the buttons
 * @returns to be called with the place of a button when it is pressed
 */
export function useNextFocus(list: RefObject<HTMLElement | null>): (at: number) => void {
  const pressed = useRef<number>(undefined);
  useLayoutEffect(() => {
    const at = pressed.current;
    pressed.current = undefined;
    if (at === undefined || document.activeElement !== document.body) return;
    const keys = list.current?.querySelectorAll('button') ?? [];
    const next = keys[at] ?? keys[keys.length - 1];
    if (next === undefined) list.current?.focus();
    else next.focus();
  });
  return (at) => {
    pressed.current = at;
  };
}
