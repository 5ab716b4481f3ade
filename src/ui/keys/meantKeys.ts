import { plainTyped } from '../../records/typed.ts';
import { namedKeyOf } from './namedKeyOf.ts';

/** What of a press tells which key of the app it means. */
type Press = Pick<
  KeyboardEvent,
  | 'key'
  | 'code'
  | 'shiftKey'
  | 'ctrlKey'
  | 'altKey'
  | 'metaKey'
  | 'isComposing'
  | 'target'
  | 'getModifierState'
>;

/**
 * The signs that keyboards without Latin letters have on the key of a letter: Hebrew, Greek,
 * Bulgarian and Thai ones. Latin keyboards of another order have signs on other keys.
 */
const signsOnLetters: Readonly<Record<string, string>> = { q: '/;,:', w: `'"`, x: ')', z: '(' };

/**
 * The keys of the app that a press may mean, the likeliest first: letters, always small, digits,
 * signs and named keys such as `Enter`.
 *
 * What the press writes comes first, so that a letter is where the keyboard of the person has it.
 * A letter of another script means the key of its place on a Latin keyboard. In the row of digits,
 * where some keyboards write digits with Shift alone, a press may mean the digit of its place:
 * before the sign that it writes, but with Shift after it.
 *
 * A press with another modifier means no key, nor does one from which a writing method makes a
 * character in a field.
 */
export function meantKeys(press: Press): readonly string[] {
  const { key, ctrlKey, altKey, metaKey } = press;
  if (ctrlKey || altKey || metaKey || press.getModifierState('AltGraph')) return [];
  if ((press.isComposing || key === 'Process') && isTyping(press.target)) return [];
  if (key === 'Dead') return [];
  const named = namedKeyOf(press);
  if (named !== undefined) return [named];
  const written = signOf(key);
  const placed = placeOf(press);
  if (written === undefined) return placed === undefined ? [] : [placed];
  if (placed === undefined || /^[a-z\d]$/u.test(written)) return [written];
  if (/^[\p{L}\p{M}]+$/u.test(written)) return [placed];
  if (!/\d/u.test(placed) && !signsOnLetters[placed]?.includes(written)) return [written];
  return press.shiftKey ? [written, placed] : [placed, written];
}

/** Whether a press goes into a text or chooses from a list. A slider takes no letters or digits. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type="range"]), textarea, select, [contenteditable]') !== null
  );
}

/** Undefined where a writing method has taken it, or the device does not say what it is. */
function signOf(key: string): string | undefined {
  if (key === 'Process' || key === 'Unidentified') return undefined;
  // Turkish keyboards write two letters i; each is the key of the Latin one.
  return plainTyped(key).replace('؟', '?').replace('。', '.').replace(/[İı]/u, 'i').toLowerCase();
}

/** The letter, digit, slash or full stop at a place of the keyboard, as it is on US ones. */
function placeOf({ code, shiftKey }: Press): string | undefined {
  if (code === 'Slash') return shiftKey ? '?' : '/';
  if (code === 'Period') return '.';
  return /^(?:Key([A-Z])|Digit(\d))$/u.exec(code)?.slice(1).join('').toLowerCase();
}
