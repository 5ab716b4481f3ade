import { handOf } from '../../../src/engine/fishing/index.ts';
import { totalOf } from '../../../src/engine/index.ts';
import { matchUntil, waitsForPerson } from '../../e2e/storedMatch.ts';
import { positionOf } from '../../support/fishing.ts';
import { setupOf } from '../../support/matches.ts';
import type { Desk } from '../desk.ts';
import { playFishingRound } from '../fishingTurns.ts';
import { mustHear, pressAndListen } from '../listener.ts';
import { arrive, practised, type Scenario, visited } from '../scenario.ts';

const setup = setupOf(['person', 'novice']);

export const scoreSheet: Scenario = {
  title: 'the score sheet',
  rate: practised,
  play: async (desk) => {
    const atLastTile = matchUntil(setup, (match) => {
      const position = positionOf(match);
      return waitsForPerson('hand', 0)(match) && totalOf(handOf(position, 0)) === 1;
    });
    await arrive(desk, visited(atLastTile));
    await desk.mark();
    await playFishingRound(desk);
    await readScoreSheet(
      desk,
      setup.players.map(({ name }) => name),
    );
  },
};

/** Opens the score sheet, and reads it from its heading on. */
export async function readScoreSheet(desk: Desk, names: readonly string[]): Promise<void> {
  await desk.tabTo(/^button Score sheet/);
  await pressAndListen(desk, 'Return', 3000);
  mustHear(desk, /^Score sheet\b(?! push)/);
  const before = desk.spoken().length;
  for (let lines = 0; lines < 15; lines += 1) await pressAndListen(desk, 'Down', 900);
  for (const name of names) mustHear(desk, new RegExp(`\\b${name}\\b`), before);
}
