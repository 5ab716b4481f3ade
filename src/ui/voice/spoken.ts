import { createStore, type StoreApi } from 'zustand/vanilla';
import type { LateId } from '../../text/lateWords.ts';

/** What brings its words along and is wanted, and that whose words the page has. */
export interface Spoken {
  readonly wanted: readonly LateId[];
  readonly known: readonly LateId[];
}

export type SpokenStore = StoreApi<Spoken>;

export function createSpokenStore(): SpokenStore {
  return createStore(() => ({ wanted: [], known: [] }));
}

/** Resolves once every component can say them. */
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
