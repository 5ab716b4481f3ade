import { adviserOf } from '../advise.ts';
import type { Bots } from '../bot.ts';
import { playAtRandom } from '../random.ts';
import { climbExpertly } from './expert.ts';
import { climbGreedily } from './greedy.ts';
import { learnerRankOfClimb } from './learnerRank.ts';
import { climbLikeNovice } from './novice.ts';
import { climbSkilfully } from './skilled.ts';

/** The learned policies come with this file, so the page loads it late; names: `levels.ts`. */
export const climbingBots: Bots = {
  random: playAtRandom,
  novice: climbLikeNovice,
  greedy: climbGreedily,
  skilled: climbSkilfully,
  expert: climbExpertly,
  adviser: adviserOf(climbExpertly, { rankOf: learnerRankOfClimb, mostLost: 0.1 }),
};
