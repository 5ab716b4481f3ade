import { asksPerson, climbingSetup, climbingUntil } from '../../e2e/climbingMatch.ts';
import { matchUntil, playsOf, storedMatch, waitsForPerson } from '../../e2e/storedMatch.ts';
import { setupOf } from '../../support/matches.ts';
import type { Desk } from '../desk.ts';
import { arrive, type Scenario, visited } from '../scenario.ts';

const turns = 3;
const hand = /^\w+ Hand/;

export const fewTurns: readonly Scenario[] = [
  {
    title: 'a few turns of Tiu-U',
    play: async (desk) => {
      const match = matchUntil(setupOf(['person', 'novice']), waitsForPerson('hand'));
      await arrive(desk, visited(match));
      await takeTurns(desk, playTile);
      await logOpenedAndClosed(desk);
    },
  },
  {
    title: 'a few turns of Sap Ng Wu',
    play: async (desk) => {
      const setup = climbingSetup(['person', 'novice', 'novice']);
      await arrive(desk, visited(climbingUntil(setup, asksPerson('lead'))));
      await takeTurns(desk, playCard);
      await logOpenedAndClosed(desk);
    },
  },
];

/** Goes to the hand by Tab wherever the focus has left it, as letters reach nothing elsewhere. */
async function takeTurns(desk: Desk, takeTurn: (desk: Desk) => Promise<void>): Promise<void> {
  await desk.tabTo(hand);
  await desk.mark();
  for (let turn = 0; turn < turns; turn += 1) {
    await desk.tabTo(hand);
    const plays = playsOf(await storedMatch(desk.page));
    await takeTurn(desk);
    if (playsOf(await storedMatch(desk.page)) === plays) throw new Error('No play was made.');
  }
}

/** Makes a turn: with the first tile, then with the one that is drawn where that is asked. */
async function playTile(desk: Desk): Promise<void> {
  await catchOrPlace(desk, '1');
  if (await desk.page.getByRole('img', { name: /^Drawn tile: / }).isVisible()) {
    await catchOrPlace(desk, 'n');
  }
}

/** Presses a key that goes to the first fish; takes it, or puts the bait into the lake. */
async function catchOrPlace(desk: Desk, key: string): Promise<void> {
  await desk.keys(key);
  await desk.quiet();
  await desk.keys(/^\w+ Lake/.test(await desk.focused()) ? 'Return' : 'p');
  await desk.quiet(5000);
}

/** Raises the first card that may be played and plays it, or passes. */
async function playCard(desk: Desk): Promise<void> {
  await desk.keys('1');
  await desk.quiet();
  await desk.keys('Return');
  await desk.quiet(6000);
}

async function logOpenedAndClosed(desk: Desk): Promise<void> {
  await desk.keys('l');
  await desk.quiet();
  await desk.keys('Down');
  await desk.quiet();
  await desk.keys('Escape');
  await desk.quiet(3000);
}
