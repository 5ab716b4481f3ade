import { levels } from '../../src/bots/levels.ts';
import { startMatch } from '../../src/store/match/match.ts';
import { climbingSetup } from '../e2e/climbingMatch.ts';
import { setupOf } from '../support/matches.ts';
import { leaveMatch } from './device.ts';
import { playRound } from './playing.ts';
import { button, press, pressTo, says } from './pressing.ts';
import type { Part } from './walk.ts';

/** Every level of bot has a seat in one of these. */
const setups = {
  fishing: [levels.slice(0, 2), levels.slice(2, 4), levels.slice(4)].map((bots) =>
    setupOf(['person', ...bots]),
  ),
  climbing: [levels.slice(0, 2), levels.slice(2)].map((bots) => climbingSetup(['person', ...bots])),
} as const;

/** Whole rounds of both families, each to its score sheet and its review. */
export const rounds: readonly Part[] = (['fishing', 'climbing'] as const).flatMap((family) =>
  setups[family].map((setup) => ({
    title: `a whole round of ${family} against ${setup.players
      .slice(1)
      .map(({ control }) => control)
      .join(', ')}, and its review`,
    walk: async (walker) => {
      await leaveMatch(walker, startMatch(setup));
      await playRound(walker.tab, family);
      await pressTo(walker.tab, button('Score sheet'), button('Review'));
      await press(walker.tab, button('Review'));
      await says(walker.tab, 'Estimated by Mei|couldn’t weigh', 120_000);
      await says(walker.tab, 'Estimated by Mei', 0);
    },
  })),
);
