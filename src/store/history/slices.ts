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
