import type { Chest, ChestEntry } from './chest.ts';

/** The entries whose keys begin so, in order, at most so many at once. */
export async function* partsOf(
  chest: Chest,
  start: string,
  most: number,
): AsyncGenerator<readonly ChestEntry[]> {
  for (let after: string | null = ''; after !== null; ) {
    const part = await chest.part(start, after, most);
    yield part.entries;
    after = part.next;
  }
}

/** Gives some at a time, with a pause in between in which the page does what is due. */
export async function* slicesOf<One>(
  all: readonly One[],
  most: number,
  pause: () => Promise<void>,
): AsyncGenerator<readonly One[]> {
  for (let at = 0; at < all.length; at += most) {
    if (at > 0) await pause();
    yield all.slice(at, at + most);
  }
}
