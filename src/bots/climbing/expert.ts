import { climbingView } from '../../engine/climbing/index.ts';
import type { Bot, Budget } from '../bot.ts';
import { searchTrick } from './search/searchTrick.ts';
import { learnedWeights } from './values/learnedPolicies.ts';

/** Enough for most decisions. */
const usualBudget: Budget = { samples: 2000 };

/** Plays what does best in many rounds played out in its head, see {@link searchTrick}. */
export const climbExpertly: Bot = (view, random, budget = usualBudget) => {
  const seen = climbingView(view);
  return searchTrick(seen, random, budget, learnedWeights(seen.game));
};
