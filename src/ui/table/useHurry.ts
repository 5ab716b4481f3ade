import { type RefObject, useEffect, useRef } from 'react';
import { meantKeys } from '../keys/meantKeys.ts';
import { isResting } from '../told/FocusRest.tsx';
import type { TableProps } from './tableProps.ts';
import { type PlayingPresses, usePressGuard } from './usePressGuard.ts';

/** What acts by itself when it is pressed, or is no part of the table. */
const acting =
  'button, a, input, select, textarea, summary, [data-part="answer"], header, aside, dialog';

/** The tiles of the table. Nothing can be done with them while something is waited for. */
const tiles = '[data-region="lake"] button';

/** Those on which the keyboard waits; a press on one of the hand is meant for the tile. */
const held = `${tiles}, [data-region="hand"] button`;

/**
 * Lets a press on the table that does nothing else hurry what is waited for, and so do Space and
 * Enter. The second half of a double tap does not play what has come under it.
 * @param presses the presses that play; must stay the same object
 * @param hurryNow what a press would hurry; undefined where nothing is waited for
 */
export function useHurry(
  root: RefObject<HTMLElement | null>,
  presses: PlayingPresses,
  hurryNow: TableProps['hurryNow'],
): void {
  const hurried = usePressGuard(presses);
  const current = useRef({ hurried, hurryNow });
  useEffect(() => {
    current.current = { hurried, hurryNow };
  });
  useEffect(() => {
    let hurry: (() => void) | undefined;
    /** What a press finds waiting: one that plays must not hurry what only waits since then. */
    const begin = (): void => {
      hurry = current.current.hurryNow();
    };
    const end = (event: Event): void => {
      if (hurry === undefined || event.defaultPrevented) return;
      hurry();
      hurry = undefined;
      current.current.hurried();
    };
    const click = (event: MouseEvent): void => {
      if (isOnTable(event.target, root.current, tiles)) end(event);
    };
    const press = (event: KeyboardEvent): void => {
      const { repeat, target } = event;
      const [key] = meantKeys(event);
      if ((key !== ' ' && key !== 'Enter') || repeat) return;
      if (document.querySelector('dialog[open]') !== null) return;
      if (hurry === undefined || event.defaultPrevented) return;
      if (!isNowhere(target) && !isOnTable(target, root.current, held)) return;
      end(event);
      // The tile with the focus is not pressed too.
      event.preventDefault();
    };
    // The first of each pair is called before all others, the second after all others.
    window.addEventListener('click', begin, true);
    window.addEventListener('keydown', begin, true);
    document.addEventListener('click', click);
    document.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('click', begin, true);
      window.removeEventListener('keydown', begin, true);
      document.removeEventListener('click', click);
      document.removeEventListener('keydown', press);
    };
  }, [root]);
}

/** Whether nothing has the focus, or what has it until it is led on. */
function isNowhere(target: EventTarget | null): boolean {
  return target === document.body || isResting(target);
}

function isOnTable(target: EventTarget | null, root: HTMLElement | null, idle: string): boolean {
  if (!(target instanceof Element) || root === null || !root.contains(target)) return false;
  return target.closest(idle) !== null || target.closest(acting) === null;
}
