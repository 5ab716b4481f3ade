import { useEffect, useEffectEvent, useRef } from 'react';
import { type Kind, parseKind } from '../../../engine/index.ts';

interface TypedTiles {
  readonly onTile: (kind: Kind) => void;
  /** One half is there, or none any more. */
  readonly onHalf: (half: string | null) => void;
  /** The digits of two halves that make no tile: `7-0`. */
  readonly onNoTile: (digits: string) => void;
}

/**
 * Lets the two digits of a tile, typed anywhere but in a field or a dialog, stand for it. Escape
 * and Backspace forget the first.
 */
export function useTypedTiles({ onTile, onHalf, onNoTile }: TypedTiles): void {
  const half = useRef('');
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
    const before = half.current;
    const isDigit = /^\d$/.test(event.key);
    const forgets = before !== '' && (event.key === 'Escape' || event.key === 'Backspace');
    if (!isDigit && !forgets) return;
    event.preventDefault();
    event.stopPropagation();
    half.current = isDigit && before === '' ? event.key : '';
    if (forgets) onHalf(null);
    else if (before === '') onHalf(event.key);
    else {
      const kind = parseKind(before + event.key);
      if (kind === undefined) onNoTile(`${before}-${event.key}`);
      else onTile(kind);
    }
  });
  useEffect(() => {
    // Before the keypad, where Backspace would take a tile back.
    const listen = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);
}

function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  return target instanceof Element && target.closest('input, textarea, select') !== null;
}
