import type { Chest, ChestLook } from './chest.ts';

/** So many rounds are read at once: a hundredth of a second or two. */
const ofSlice = 200;

/**
 * Entries whose keys begin with `start`, and the keys that begin with `keysStart` and go on alike,
 * some at a time; each slice as it was at one moment.
 */
export async function* lookSlices(
  chest: Chest,
  start: string,
  keysStart: string,
  most = ofSlice,
): AsyncGenerator<ChestLook> {
  let after: string | null = '';
  while (after !== null) {
    const looked: ChestLook = await chest.look(start, keysStart, { after, most });
    yield looked;
    after = looked.next;
  }
}
