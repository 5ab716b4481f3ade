import { failure, type Result } from '../../engine/index.ts';
import type { Shelf, ShelfTrouble } from './shelf.ts';
import type { Unreadable } from './versioned.ts';

/**
 * What lies on a shelf, undefined where nothing does that can be read, and what is wrong with it.
 */
export interface OnShelf<Value> {
  readonly value: Value | undefined;
  readonly trouble: ShelfTrouble | null;
}

/**
 * Reads the texts beside that of a shelf that have these names. Where one of them is missing, or
 * `read` finds them damaged, all of them count as damaged and are set aside.
 */
export type ReadBeside = <Part>(
  names: readonly string[],
  read: (texts: readonly string[]) => Result<Part, Unreadable>,
) => Result<Part, Unreadable>;

/** Reads the text of a shelf. */
export type ParseShelf<Value> = (text: string, beside: ReadBeside) => Result<Value, Unreadable>;

const damaged: Result<never, Unreadable> = failure('damaged');

/** Reads what lies on a shelf, and sets damaged texts aside so that a person can export them. */
export function findOnShelf<Value>(shelf: Shelf, parse: ParseShelf<Value>): OnShelf<Value> {
  const text = shelf.read();
  if (!text.ok) return { value: undefined, trouble: { code: text.problem } };
  if (text.value === null) return { value: undefined, trouble: null };
  const lost: string[] = [];
  const saved = parse(text.value, (names, read) => {
    const texts = names.map(shelf.readBeside).filter((one) => one !== null);
    const part = texts.length < names.length ? damaged : read(texts);
    if (!part.ok && part.problem === 'damaged') lost.push(...names.map(shelf.setBesideAside));
    return part;
  });
  if (saved.ok) {
    const isWhole = lost.length === 0;
    const trouble = { code: 'damaged', text: lost.join(''), isBeside: true } as const;
    return { value: saved.value, trouble: isWhole ? null : trouble };
  }
  if (saved.problem === 'newer') return { value: undefined, trouble: { code: 'newer' } };
  shelf.setAside(text.value);
  return { value: undefined, trouble: { code: 'damaged', text: text.value } };
}
