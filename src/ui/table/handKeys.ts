import type { KeyActions } from './useTableKeys.ts';

/**
 * The keys of the first to fifteenth tile of a hand: digits, then letters that no table uses for
 * anything else. No keyboard needs a modifier for them, see `meantKeys`.
 */
const handKeys = [...'1234567890aejqv'];

/** The letters among the keys of a hand, as they are shown: those of the eleventh tile on. */
export const handLetters = handKeys.slice(10).join(' ');

/** What the keys of a hand do, by the place of a tile. */
export function handKeyActions(choose: (at: number) => void): KeyActions {
  return Object.fromEntries(handKeys.map((key, at) => [key, () => choose(at)]));
}
