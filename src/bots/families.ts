import type { FamilyId } from '../engine/index.ts';
import type { Bots, Foretell } from './bot.ts';

/** Loads the bots of a family with their learned values, and no other family's. */
export const loadBots: Readonly<Record<FamilyId, () => Promise<Bots>>> = {
  fishing: async () => (await import('./fishing/bots.ts')).bots,
  climbing: async () => (await import('./climbing/bots.ts')).climbingBots,
};

/** Loads what foretells the odds of playing on, where a family has rounds that a seat may end. */
export const loadForetell: Readonly<Record<FamilyId, () => Promise<Foretell | null>>> = {
  fishing: async () => null,
  climbing: async () => (await import('./climbing/search/foretell.ts')).foretellDeclaring,
};
