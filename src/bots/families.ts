import type { FamilyId } from '../engine/index.ts';
import type { Bots, ReckonOdds } from './bot.ts';

/** Loads the bots of a family with their learned values, and no other family's. */
export const loadBots: Readonly<Record<FamilyId, () => Promise<Bots>>> = {
  fishing: async () => (await import('./fishing/bots.ts')).bots,
  climbing: async () => (await import('./climbing/bots.ts')).climbingBots,
};

/** Loads what reckons the odds of playing on, where a family has rounds that a seat may end. */
export const loadOddsReckoning: Readonly<Record<FamilyId, () => Promise<ReckonOdds | null>>> = {
  fishing: async () => null,
  climbing: async () => (await import('./climbing/search/playOnOdds.ts')).reckonPlayOnOdds,
};
