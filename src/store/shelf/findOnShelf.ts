import type { Result } from '../../engine/index.ts';
import type { Shelf, ShelfTrouble } from './shelf.ts';
import type { Unreadable } from './versioned.ts';

/**
 * What lies on a shelf, undefined where nothing does that can be read, and what is wrong with it.
 */
export interface OnShelf<Value> {
  readonly value: Value | undefined;
  readonly trouble: ShelfTrouble | null;
}

/** Reads what lies on a shelf, and sets a damaged text aside so that a person can export it. */
export function findOnShelf<Value>(
  shelf: Shelf,
  parse: (text: string) => Result<Value, Unreadable>,
): OnShelf<Value> {
  const text = shelf.read();
  if (!text.ok) return { value: undefined, trouble: { code: text.problem } };
  if (text.value === null) return { value: undefined, trouble: null };
  const saved = parse(text.value);
  if (saved.ok) return { value: saved.value, trouble: null };
  if (saved.problem === 'newer') return { value: undefined, trouble: { code: 'newer' } };
  shelf.setAside(text.value);
  return { value: undefined, trouble: { code: 'damaged', text: text.value } };
}
