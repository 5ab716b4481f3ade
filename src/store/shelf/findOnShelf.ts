import { failure, type Result, success } from '../../engine/index.ts';
import type { TextBeside } from './beside.ts';
import type { Shelf, ShelfTrouble } from './shelf.ts';
import type { Unreadable } from './versioned.ts';

/** `value` is undefined where nothing lies there that can be read. */
export interface OnShelf<Value> {
  readonly value: Value | undefined;
  readonly trouble: ShelfTrouble | null;
}

/**
 * Reads the texts beside that of a shelf that have these names. Where one of them is missing, or
 * `read` finds them damaged, all of them count as damaged and are set aside. Where the browser
 * refuses one, nothing is known of the whole. `read` may put the reading off, and tells later if
 * they are damaged after all.
 */
export type ReadBeside = <Part>(
  names: readonly string[],
  read: (texts: readonly string[], damagedAfterAll: () => void) => Result<Part, Unreadable>,
) => Result<Part, Unreadable>;

export type ParseShelf<Value> = (text: string, beside: ReadBeside) => Result<Value, Unreadable>;

interface NamedText {
  readonly name: string;
  readonly text: string;
}

const damaged: Result<never, Unreadable> = failure('damaged');

/**
 * Sets damaged texts aside so that a person can export them.
 * @param own the texts beside that this tab can make: one that is missing is written again
 * @param tellLater is called with what turns out to be damaged only later, once it is set aside
 */
export function findOnShelf<Value>(
  shelf: Shelf,
  parse: ParseShelf<Value>,
  own: readonly TextBeside[] = [],
  tellLater: (trouble: ShelfTrouble) => void = () => undefined,
): OnShelf<Value> {
  const text = shelf.read();
  if (!text.ok) return { value: undefined, trouble: { code: text.problem } };
  if (text.value === null) return { value: undefined, trouble: null };
  /** The remaining texts of those parts that are not whole any more. */
  const lost: NamedText[][] = [];
  const named: TextBeside[] = [];
  let [isRefused, isMissing] = [false, false];
  const saved = parse(text.value, (names, read) => {
    const found = names.map((name) => {
      const beside = shelf.readBeside(name);
      const mine = own.find((one) => one.name === name);
      const isMine = beside.ok && beside.value === null && mine !== undefined;
      isMissing ||= isMine;
      return { name, beside: isMine ? success(mine.text()) : beside };
    });
    isRefused ||= found.some(({ beside }) => !beside.ok);
    const left = found.flatMap(({ name, beside }) =>
      beside.ok && beside.value !== null ? [{ name, text: beside.value }] : [],
    );
    named.push(...left.map(({ name, text: one }) => ({ name, text: () => one })));
    const texts = left.map((one) => one.text);
    const isWhole = left.length === names.length;
    const part = isWhole ? read(texts, () => tellLater(setAsideOf(shelf, left))) : damaged;
    if (!part.ok && part.problem === 'damaged') lost.push(left);
    return part;
  });
  if (isRefused) return { value: undefined, trouble: { code: 'storage-denied' } };
  if (saved.ok) {
    if (lost.length === 0) {
      // Where that is refused it is written with the next change.
      if (isMissing) shelf.write(text.value, named);
      return { value: saved.value, trouble: null };
    }
    return { value: saved.value, trouble: setAsideOf(shelf, lost.flat()) };
  }
  if (saved.problem === 'newer') return { value: undefined, trouble: { code: 'newer' } };
  shelf.setAside(text.value);
  return { value: undefined, trouble: { code: 'damaged', text: text.value } };
}

function setAsideOf(shelf: Shelf, texts: readonly NamedText[]): ShelfTrouble {
  for (const one of texts) shelf.setBesideAside(one.name, one.text);
  return { code: 'damaged', text: texts.map((one) => one.text).join(''), isBeside: true };
}
