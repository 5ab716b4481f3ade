import { createStore, type StoreApi } from 'zustand/vanilla';
import type { LateFamilyId } from '../../engine/index.ts';

/** The late families whose words are wanted, and those whose words the page has. */
export interface Spoken {
  readonly wanted: readonly LateFamilyId[];
  readonly known: readonly LateFamilyId[];
}

/** The store of them. */
export type SpokenStore = StoreApi<Spoken>;

/** A store for a page that has the words of no late family yet. */
export function createSpokenStore(): SpokenStore {
  return createStore(() => ({ wanted: [], known: [] }));
}

/** Has the page learn the words of a late family; resolves once every component can say them. */
export function learnWords(spoken: SpokenStore, family: LateFamilyId): Promise<void> {
  return new Promise((resolve) => {
    const stop = spoken.subscribe(({ known }) => {
      if (!known.includes(family)) return;
      stop();
      resolve();
    });
    // What is known already is told once more, to this one too.
    spoken.setState(({ wanted }) => ({
      wanted: wanted.includes(family) ? wanted : [...wanted, family],
    }));
  });
}
