import type { FamilyId } from '../engine/index.ts';
import type { Reckoning } from './reckoning.ts';

/**
 * Loads what a family reckons with, its bots among it. Only that of the family that is reviewed is
 * loaded. A further family is one line.
 */
export const loadReckoning: Readonly<Record<FamilyId, () => Promise<Reckoning>>> = {
  fishing: async () => (await import('./fishing/reckoning.ts')).reckoning,
  climbing: async () => (await import('./climbing/reckoning.ts')).reckoning,
};
