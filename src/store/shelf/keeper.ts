import { failure, type Result } from '../../engine/index.ts';
import type { TextBeside } from './beside.ts';
import { findOnShelf, type ParseShelf } from './findOnShelf.ts';
import type { Shelf, ShelfProblem, ShelfTrouble } from './shelf.ts';

/**
 * What a tab does when another one has written before it:
 * - `take`: it shows what the other has written instead of its own, and tells that;
 * - `redo`: it makes those of its changes that are not written once more, on what the other has
 *   written;
 * - `merge`: it does the same, and puts its own value and that one together.
 */
export type WhenBehind<Value> =
  | 'take'
  | 'redo'
  | { readonly merge: (theirs: Value, mine: Value) => Value };

export interface PartedText {
  readonly text: string;
  readonly beside: readonly TextBeside[];
}

export interface KeeperParts<Value extends object, First = Value> {
  readonly shelf: Shelf;
  /** Stands for the value as long as there is none. */
  readonly first: First;
  readonly parse: ParseShelf<Value>;
  readonly format: (value: Value) => string;
  /**
   * The same with texts beside, for what changes seldom; undefined where nothing does. Where the
   * parts have no room the value is written as one text: it takes the place of the text before it,
   * while parts lie beside that text until it is replaced.
   */
  readonly parted?: (value: Value) => PartedText | undefined;
  readonly whenBehind: WhenBehind<Value>;
  /** Called with each new value, once it is saved as far as it can be. */
  readonly show: (value: Value) => void;
  /** Called with what is wrong, and with null once that is acknowledged. */
  readonly tell: (trouble: ShelfTrouble | null) => void;
}

export interface Kept<Value> {
  /** The value of this tab from now on. */
  readonly value: Value;
  /** Whether that is what lies on the shelf now. */
  readonly isSaved: boolean;
  /** Whether another tab was faster, and the value follows from what it wrote. */
  readonly wasBehind: boolean;
}

/** One value of this tab and its text on a shelf, which other tabs and app versions change too. */
export interface Keeper<Value extends object, First = Value> {
  /** The value of this tab, whether or not it could be saved. */
  readonly value: () => Value | First;
  /** What is wrong with storage and not yet acknowledged; `tell` is not called at the start. */
  readonly trouble: () => ShelfTrouble | null;
  /**
   * Changes the value and saves it, then shows it, then tells what is wrong.
   * @param showKept shows it in the place of `show`
   * @returns whether the value of this tab is what lies on the shelf now
   */
  readonly change: (
    make: (before: Value | First) => Value,
    showKept?: (kept: Kept<Value>) => void,
  ) => boolean;
  /** Reads the shelf in case the browser has not told of another tab; shows nothing. */
  readonly look: () => void;
  /** Saves the value once more; tells whether nothing is lost with the page. */
  readonly saveAgain: () => boolean;
  /**
   * What lies on the shelf as far as this tab has seen; undefined where it could not be read. Where
   * a newer app version has taken the shelf over, it is what lay there before.
   */
  readonly onShelf: () => Value | undefined;
  /** Ends the trouble; the same one is not told again until saving has worked in between. */
  readonly acknowledge: () => void;
}

/**
 * Keeps a value on a shelf for as long as the page. It never writes over what a newer app version
 * has left, sets damaged texts aside, and follows other tabs. What cannot be saved or read takes
 * nothing away from the value of this tab.
 */
export function createKeeper<Value extends object, First = Value>(
  parts: KeeperParts<Value, First>,
): Keeper<Value, First> {
  const { shelf, first, parse, format, parted, whenBehind, show, tell } = parts;
  const found = findOnShelf(shelf, parse, [], (later) => goOnWithout(later));
  let { value, trouble } = found;
  let onShelf = value;
  let isNewer = trouble?.code === 'newer';
  let acknowledged: string | undefined;
  let told = trouble;
  /** The changes that are not on the shelf yet, to be redone on what another tab writes. */
  let unwritten: readonly ((before: Value | First) => Value)[] = [];

  const report = (next: ShelfTrouble): void => {
    // Keep the "damaged" message up: it offers the unreadable text for export.
    const offersText = trouble?.code === 'damaged' && trouble.isBeside !== true;
    if (offersText && next.code.startsWith('storage')) return;
    const isKnown = [acknowledged, trouble && nameOf(trouble)].includes(nameOf(next));
    // Each time that another tab was faster is news: something else was lost.
    if (isKnown && next.code !== 'changed-elsewhere') return;
    trouble = next;
  };
  const tellNews = (): void => {
    if (trouble === told) return;
    told = trouble;
    tell(trouble);
  };

  /** Gives the value that follows; undefined where nothing can be read. */
  const look = (): Value | undefined => {
    const there = findOnShelf(shelf, parse, value && parted?.(value)?.beside, goOnWithout);
    const code = there.trouble?.code;
    // While storage is denied, a newer version may still own the shelf.
    if (code !== 'storage-denied') isNewer = code === 'newer';
    // A newer version that owns the shelf also owns what this tab has written there.
    if (!isNewer) onShelf = there.value;
    if (there.trouble !== null) report(there.trouble);
    if (there.value === undefined) return undefined;
    const theirs = unwritten.reduce<Value>((before, make) => make(before), there.value);
    const own = value ?? theirs;
    value = typeof whenBehind === 'object' ? whenBehind.merge(theirs, own) : theirs;
    return value;
  };

  const write = (own: Value): Result<null, ShelfProblem | 'newer'> => {
    if (isNewer) return failure('newer');
    const texts = parted?.(own);
    let written = texts && shelf.write(texts.text, texts.beside);
    if (written === undefined || (!written.ok && written.problem === 'storage-full')) {
      written = shelf.write(format(own));
    }
    if (!written.ok) return written;
    onShelf = own;
    unwritten = [];
    acknowledged = undefined;
    return written;
  };

  const save = (own: Value): Kept<Value> => {
    value = own;
    let written = write(own);
    let theirs: Value | undefined;
    if (!written.ok && written.problem === 'changed-elsewhere') {
      theirs = look();
      if (theirs !== undefined && whenBehind === 'take') {
        report({ code: 'changed-elsewhere' });
        return { value: theirs, isSaved: true, wasBehind: true };
      }
      written = write(theirs ?? own);
    }
    if (!written.ok) report({ code: written.problem });
    return { value: theirs ?? own, isSaved: written.ok, wasBehind: theirs !== undefined };
  };

  /**
   * Tells of texts beside that turned out to be damaged, and names them no more. That waits for a
   * moment: the code that has just asked for what they hold runs to its end on the same value.
   */
  const goOnWithout = (later: ShelfTrouble): void => {
    void Promise.resolve().then(() => {
      report(later);
      const kept = value === undefined ? undefined : save(value);
      if (kept?.wasBehind) show(kept.value);
      tellNews();
    });
  };

  shelf.watch((wasOverwritten) => {
    const theirs = look();
    if (theirs !== undefined) {
      show(theirs);
      // Values that are merged still hold what was overwritten.
      if (wasOverwritten && typeof whenBehind === 'string') report({ code: 'changed-elsewhere' });
    }
    tellNews();
  });

  return {
    value: () => value ?? first,
    trouble: () => trouble,
    change: (make, showKept = (kept) => show(kept.value)) => {
      if (whenBehind !== 'take') unwritten = [...unwritten, make];
      const kept = save(make(value ?? first));
      showKept(kept);
      tellNews();
      return kept.isSaved;
    },
    look: () => {
      look();
      tellNews();
    },
    saveAgain: () => {
      const isSaved = value === undefined || save(value).isSaved;
      tellNews();
      return isSaved;
    },
    onShelf: () => onShelf,
    acknowledge: () => {
      if (trouble !== null) acknowledged = nameOf(trouble);
      trouble = null;
      tellNews();
    },
  };
}

/** What tells one trouble from another: two damaged texts are two. */
function nameOf(trouble: ShelfTrouble): string {
  return trouble.code + ('text' in trouble ? trouble.text : '');
}
