import { adviserOf } from '../advise.ts';
import type { Bots } from '../bot.ts';
import { playAtRandom } from '../random.ts';
import { playExpertly } from './expert.ts';
import { playGreedily } from './greedy.ts';
import { learnerRankOfCatch } from './learnerRank.ts';
import { playLikeNovice } from './novice.ts';
import { playSkilfully } from './skilled.ts';

/** The learned values come with this file, so the page loads it late; `levels.ts` has the names. */
export const bots: Bots = {
  random: playAtRandom,
  novice: playLikeNovice,
  greedy: playGreedily,
  skilled: playSkilfully,
  expert: playExpertly,
  adviser: adviserOf(playExpertly, { rankOf: learnerRankOfCatch, mostLost: 2 }),
};
