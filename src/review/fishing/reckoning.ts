import { worldsOf } from '../../bots/fishing/search/worlds.ts';
import { weigh } from '../../bots/search/weigh.ts';
import { drawnOf, fishingPosition, fishingView } from '../../engine/fishing/index.ts';
import type { Reckoning } from '../reckoning.ts';
import { createExpectation } from './expectation.ts';
import { playOutsOf } from './playOuts.ts';

export const reckoning: Reckoning = {
  drawnOf: (position) => drawnOf(fishingPosition(position)) ?? null,
  expectationOf: (first, wish) => createExpectation(fishingPosition(first), wish),
  weigh: (bot, view, random, budget, care) =>
    weigh(view, random, budget, () => worldsOf(fishingView(view), random, playOutsOf(bot)), care),
};
