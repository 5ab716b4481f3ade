import { withTheSameSeeds } from '../../e2e/steps.ts';
import { arrive, type Scenario, visited } from '../scenario.ts';

const games = ['Tiu-U', 'Sap Ng Wu'];

export const opening: readonly Scenario[] = games.map((game) => ({
  title: `opening a table of ${game}`,
  play: async (desk) => {
    await withTheSameSeeds(desk.page);
    await arrive(desk, visited());
    await desk.tabTo(new RegExp(`^button Play ${game}`));
    await desk.mark();
    await desk.keys('Return');
    // The bots play before somebody is waited for.
    await desk.quiet(6000);
    await desk.keys('Down');
    await desk.quiet();
  },
}));
