import { useEffect, useEffectEvent, useRef } from 'react';
import { type Kind, parseKind } from '../../../engine/index.ts';
import { isTyping, meantKeys } from '../../keys/meantKeys.ts';

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
    if (document.querySelector('dialog[open]') !== null || isTyping(event.target)) return;
    const before = half.current;
    const keys = meantKeys(event);
    const digit = keys.find((key) => /^\d$/.test(key));
    const forgets = before !== '' && (keys.includes('Escape') || keys.includes('Backspace'));
    if (digit === undefined && !forgets) return;
    event.preventDefault();
    event.stopPropagation();
    half.current = before === '' && digit !== undefined ? digit : '';
    if (digit === undefined) onHalf(null);
    else if (before === '') onHalf(digit);
    else {
      const kind = parseKind(before + digit);
      if (kind === undefined) onNoTile(`${before}-${digit}`);
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
