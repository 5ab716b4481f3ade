import type { JoinNamed } from '../joining.ts';
import type { Shelf } from './shelf.ts';

/** Tells of another tab's texts, in their order, once the families that they name have joined. */
export function joiningShelf(shelf: Shelf, joinNamed: JoinNamed): Shelf {
  return {
    ...shelf,
    watch: (changed) => {
      /** Ends when all texts that came before are told; undefined where none is waited for. */
      let before: Promise<unknown> | undefined;
      return shelf.watch((wasOverwritten, text) => {
        const tell = (): void => changed(wasOverwritten, text);
        const joining = joinNamed(text);
        if (before === undefined && joining === undefined) return tell();
        // A family that does not load reads as one of a later version, which is left alone.
        const told = Promise.allSettled([before, joining]).then(() => {
          if (before === told) before = undefined;
          tell();
        });
        before = told;
      });
    },
  };
}
