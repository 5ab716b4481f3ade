import type { Bots } from '../bot.ts';
import { playAtRandom } from '../random.ts';
import { climbExpertly } from './expert.ts';
import { climbGreedily } from './greedy.ts';
import { climbLikeNovice } from './novice.ts';
import { climbSkilfully } from './skilled.ts';

/**
 * Every bot of the climbing games by its name. The learned policies come with this file, so the
 * page loads it late; the names alone are in `levels.ts`.
 */
export const climbingBots: Bots = {
  random: playAtRandom,
  novice: climbLikeNovice,
  greedy: climbGreedily,
  skilled: climbSkilfully,
  expert: climbExpertly,
};
