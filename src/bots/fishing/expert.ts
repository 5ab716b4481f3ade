import { fishingView } from '../../engine/fishing/index.ts';
import type { Bot, Budget } from '../bot.ts';
import { search } from './search/search.ts';
import { learnedValues } from './values/learned.ts';

/** Enough for most decisions. */
const usualBudget: Budget = { samples: 4000 };

/** Plays what does best in many rounds played out in its head, see {@link search}. */
export const playExpertly: Bot = (view, random, budget = usualBudget) => {
  const seen = fishingView(view);
  return search(seen, random, budget, learnedValues(seen.game));
};
