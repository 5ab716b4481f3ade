/**
 * Chance that costs little and is begun anew at no cost (mulberry32), for searches with a seed for
 * every world. Deals and bots use the seeds of the records.
 */
export interface QuickRandom {
  /** @param seed a whole number of 32 bits */
  readonly begin: (seed: number) => void;
  readonly next: () => number;
}

/** It has to be begun. */
export function createQuickRandom(): QuickRandom {
  let state = 0;
  return {
    begin: (seed) => {
      state = seed | 0;
    },
    next: () => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    },
  };
}
