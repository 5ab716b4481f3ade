import { openTrickWorlds } from '../../bots/climbing/search/searchTrick.ts';
import { createClimbingWorlds } from '../../bots/climbing/search/worlds.ts';
import { learnedWeights } from '../../bots/climbing/values/learnedPolicies.ts';
import { weigh } from '../../bots/search/weigh.ts';
import { climbingPosition, climbingView } from '../../engine/climbing/index.ts';
import type { Reckoning } from '../reckoning.ts';
import { createExpectation } from './expectation.ts';
import { playOutsOf } from './playOuts.ts';

/** Nothing is drawn: what a seat takes with the talon lay hidden from it like the others' hands. */
export const reckoning: Reckoning = {
  drawnOf: () => null,
  expectationOf: (first, wish) => createExpectation(climbingPosition(first), wish),
  weigh: (bot, view, random, budget, care) => {
    const seen = climbingView(view);
    const openWorlds = () => {
      // As the expert weighs at the table: what a hint has said must not be called a mistake.
      if (bot === 'expert') return openTrickWorlds(seen, random, learnedWeights(seen.game));
      const { next } = createClimbingWorlds(seen, random);
      return { next, playOut: playOutsOf(bot)(next()) };
    };
    return weigh(view, random, budget, openWorlds, care);
  },
};
