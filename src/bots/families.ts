import type { FamilyId } from '../engine/index.ts';
import type { Bots } from './bot.ts';

/** Loads the bots of a family with their learned values, and no other family's. */
export const loadBots: Readonly<Record<FamilyId, () => Promise<Bots>>> = {
  fishing: async () => (await import('./fishing/bots.ts')).bots,
  climbing: async () => (await import('./climbing/bots.ts')).climbingBots,
};
