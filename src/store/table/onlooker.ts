import type { StoreApi } from 'zustand/vanilla';
import type { Passing } from './passing.ts';

export interface OnlookerActions {
  /** Shows who sits out the table without a hand, where the curtain stands. */
  readonly lookOn: () => void;
  readonly lookAway: () => void;
}

export function onlookerActions(
  set: StoreApi<Pick<Passing, 'lookingOn'>>['setState'],
): OnlookerActions {
  return {
    lookOn: () => set({ lookingOn: true }),
    lookAway: () => set({ lookingOn: false }),
  };
}
