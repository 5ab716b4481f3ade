import { until } from '../../browsers/tab.ts';
import { tableOf } from '../../e2e/steps.ts';
import { matchUntil, placing } from '../../e2e/storedMatch.ts';
import { setupOf } from '../../support/matches.ts';
import { takeOrPlace } from '../fishingTurns.ts';
import { listen, mustHear, pressAndListen } from '../listener.ts';
import { arrive, practised, type Scenario, visited } from '../scenario.ts';

export const reviewing: Scenario = {
  title: 'a review of a round',
  rate: practised,
  play: async (desk) => {
    // Somebody who takes nothing makes costly plays.
    const match = matchUntil(setupOf(['person', 'greedy']), () => false, placing);
    await arrive(desk, visited(match, {}, 'scores'));
    await desk.tabTo(/^button Review/);
    await desk.mark();
    await pressAndListen(desk, 'Return', 4000);
    mustHear(desk, /^Review heading/);
    const estimated = desk.page.getByText(/^Estimated by Mei/);
    await until('the figures', () => estimated.isVisible(), 180_000);
    await listen(desk, 3000);
    await desk.tabTo(/^input Moment of the round/);
    mustHear(desk, /Moment of the round.*Before the first play/);
    for (let steps = 0; steps < 2; steps += 1) await pressAndListen(desk, 'Right');
    mustHear(desk, /Play 2 of 48: /);
    await pressAndListen(desk, 'n', 3000);
    mustHear(desk, /Play \d+ of 48: .* That cost \d+ points?\./);
    await desk.tabTo(/^button Try again/);
    await pressAndListen(desk, 'Return', 3000);
    mustHear(desk, /would you do now/);
    await takeOrPlace(desk, (await tableOf(desk.page).drawn.isVisible()) ? 'n' : '1');
    await listen(desk, 4000);
    mustHear(desk, /Solved|That loses/);
    await desk.tabTo(/^button Back to the review/);
    await pressAndListen(desk, 'Return', 3000);
    if (/^body/.test(await desk.focused())) desk.complain('The focus is nowhere.');
  },
};
