import type { FamilyId } from '../engine/index.ts';
import type { Reckoning } from './reckoning.ts';

/** Loads what this family alone reckons with, its bots among it. */
export const loadReckoning: Readonly<Record<FamilyId, () => Promise<Reckoning>>> = {
  fishing: async () => (await import('./fishing/reckoning.ts')).reckoning,
  climbing: async () => (await import('./climbing/reckoning.ts')).reckoning,
};
