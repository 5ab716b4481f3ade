import type { Random } from '../../src/engine/index.ts';

/**
 * The same numbers for the same seed, on every machine (Numerical Recipes' linear congruential
 * generator).
 */
export function chanceOf(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
