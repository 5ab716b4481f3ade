import { useEffect, useRef } from 'react';
import { isTyping, meantKeys } from '../keys/meantKeys.ts';

/** What each key of the table does; a key without an entry does nothing. */
export type KeyActions = Readonly<Record<string, (() => void) | undefined>>;

/**
 * Listens for single keys, except while a dialog is open, something is being typed, or a modifier
 * is held.
 * @param held whether a key that is held acts again and again; else it acts once
 */
export function useTableKeys(actions: KeyActions, held = false): void {
  const current = useRef(actions);
  useEffect(() => {
    current.current = actions;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.repeat && !held) return;
      if (event.defaultPrevented) return;
      if (document.querySelector('dialog[open]') !== null || isTyping(event.target)) return;
      const action = meantKeys(event)
        .map((key) => current.current[key])
        .find((meant) => meant !== undefined);
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [held]);
}

/**
 * The keys of the first to fifteenth tile of a hand: digits, then letters that no table uses for
 * anything else. No keyboard needs a modifier for them, see `meantKeys`.
 */
const handKeys = [...'1234567890aejqv'];

/** The letters among the keys of a hand, as they are shown: those of the eleventh tile on. */
export const handLetters = handKeys.slice(10).join(' ');

export function handKeyActions(choose: (at: number) => void): KeyActions {
  return Object.fromEntries(handKeys.map((key, at) => [key, () => choose(at)]));
}
