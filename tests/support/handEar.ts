import { createStore } from 'zustand/vanilla';
import type { Ear } from '../../src/store/table/pace.ts';

/** An ear that listens for as long as the test lets it. */
export function createHandEar() {
  const store = createStore<ReturnType<Ear['getState']>>()(() => ({ told: [], isBusy: false }));
  let urged = 0;
  const ear: Ear = {
    getState: store.getState,
    subscribe: store.subscribe,
    goOn: () => {
      urged += 1;
      store.setState({ isBusy: false });
    },
  };
  return {
    ear,
    /** Something is told that takes a while. */
    listen: () => store.setState({ isBusy: true }),
    /** All that was told has been heard. */
    hear: () => store.setState({ isBusy: false }),
    /** How often it was told that somebody goes on without having heard. */
    urged: () => urged,
  };
}
