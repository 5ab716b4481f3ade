import { createStore, type StoreApi } from 'zustand/vanilla';
import type { LateId } from '../../text/lateWords.ts';

/** What brings its words along and is wanted, and that whose words the page has. */
export interface Spoken {
  readonly wanted: readonly LateId[];
  readonly known: readonly LateId[];
}

/** The store of them. */
export type SpokenStore = StoreApi<Spoken>;

/** A store for a page to which nothing has brought words along yet. */
export function createSpokenStore(): SpokenStore {
  return createStore(() => ({ wanted: [], known: [] }));
}

/**
 * Has the page learn the words that something late brings along; resolves once every component can
 * say them.
 */
export function learnWords(spoken: SpokenStore, late: LateId): Promise<void> {
  return new Promise((resolve) => {
    const stop = spoken.subscribe(({ known }) => {
      if (!known.includes(late)) return;
      stop();
      resolve();
    });
    // What is known already is told once more, to this one too.
    spoken.setState(({ wanted }) => ({
      wanted: wanted.includes(late) ? wanted : [...wanted, late],
    }));
  });
}
