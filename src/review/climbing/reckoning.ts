import { createClimbingWorlds } from '../../bots/climbing/search/worlds.ts';
import { weigh } from '../../bots/search/weigh.ts';
import { climbingPosition, climbingView } from '../../engine/climbing/index.ts';
import type { Reckoning } from '../reckoning.ts';
import { createExpectation } from './expectation.ts';
import { playOutsOf } from './playOuts.ts';

/**
 * What a review of climbing reckons with. Nothing is drawn: what a seat takes with the talon lay
 * hidden from it like the hands of the others.
 */
export const reckoning: Reckoning = {
  drawnOf: () => null,
  expectationOf: (first, wish) => createExpectation(climbingPosition(first), wish),
  weigh: (bot, view, random, budget, care) => {
    const openWorlds = () => {
      const { next } = createClimbingWorlds(climbingView(view), random);
      return { next, playOut: playOutsOf(bot)(next()) };
    };
    return weigh(view, random, budget, openWorlds, care);
  },
};
