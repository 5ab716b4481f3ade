import { climbingTableOf } from '../../e2e/climbingSteps.ts';
import { digitsOf, tableOf } from '../../e2e/steps.ts';
import type { Desk } from '../desk.ts';
import { takeOrPlace } from '../fishingTurns.ts';
import { listen, mustHear, pressAndListen, toTiles } from '../listener.ts';
import { arrive, practised, type Scenario, visited } from '../scenario.ts';

const hand = /^\w+ Hand/;

export const learning: readonly Scenario[] = [
  {
    title: 'the first steps of a lesson of fishing',
    rate: practised,
    play: async (desk) => {
      await openLesson(desk, 'Bait and fish');
      mustHear(desk, /The lake holds fish, your hand holds bait/);
      mustHear(desk, /Pick the .*, then the glowing fish/);
      await toTiles(desk, hand);
      const names = await tableOf(desk.page).handTiles.evaluateAll((all) =>
        all.map(({ ariaLabel }) => ariaLabel),
      );
      const wanted = names.findIndex((name) => digitsOf(name) === '54');
      await takeOrPlace(desk, `${wanted === 0 ? 2 : 1}`);
      await listen(desk, 2500);
      mustHear(desk, /we’re after something else here|Look for a fish here/);
      await toTiles(desk, hand);
      await takeOrPlace(desk, `${wanted + 1}`);
      await listen(desk, 4000);
      mustHear(desk, /You caught|Ann caught|It’s yours|caught/);
    },
  },
  {
    title: 'the first steps of a lesson of climbing',
    rate: practised,
    play: async (desk) => {
      await openLesson(desk, 'Supreme');
      mustHear(desk, /together are a Supreme/);
      mustHear(desk, /Pick a 4.2 and a 2.1, then Lay/);
      await desk.tabTo(/^button Keep them/);
      await pressAndListen(desk, 'Return', 3000);
      mustHear(desk, /You may keep them all, but then you have no wu yet/);
      await toTiles(desk, hand);
      const { fans } = climbingTableOf(desk.page);
      const ids = await fans.evaluateAll((all) => all.map(({ id }) => id));
      for (const id of ['hand-42', 'hand-21']) {
        await pressAndListen(desk, '1234567890aejqv'[ids.indexOf(id)] ?? '');
      }
      await pressAndListen(desk, 'Return', 4000);
      mustHear(desk, /Two wu before anybody has played/);
    },
  },
  {
    title: 'a puzzle',
    rate: practised,
    play: async (desk) => {
      await arrive(desk, visited(), '#puzzles');
      await desk.tabTo(/^button .*(?:Solve|Easy)/);
      await desk.mark();
      await pressAndListen(desk, 'Return', 5000);
      mustHear(desk, /Best play\?/);
      await toTiles(desk, hand);
      // Which game it is changes from day to day.
      const { lake, drawn } = tableOf(desk.page);
      if (await lake.isVisible()) await takeOrPlace(desk, (await drawn.isVisible()) ? 'n' : '1');
      else {
        await pressAndListen(desk, '1');
        const { play } = climbingTableOf(desk.page);
        await desk.keys((await play.isEnabled()) ? 'Return' : 'p');
      }
      await listen(desk, 4000);
      mustHear(desk, /Solved|That loses/);
    },
  },
];

async function openLesson(desk: Desk, name: string): Promise<void> {
  await arrive(desk, visited(), '#learn');
  await desk.tabTo(new RegExp(`^button .*${name}`));
  await desk.mark();
  await pressAndListen(desk, 'Return', 5000);
}
