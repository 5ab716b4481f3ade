import { success } from '../../engine/index.ts';
import type { Shelf } from './shelf.ts';

/** Nothing put there outlives the page. */
export const passingShelf: Shelf = {
  read: () => success(null),
  readBeside: () => success(null),
  write: () => success(null),
  setAside: () => undefined,
  setBesideAside: () => undefined,
  watch: () => undefined,
};
