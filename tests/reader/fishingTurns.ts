import type { Phase } from '../../src/engine/fishing/index.ts';
import type { Match } from '../../src/store/match/match.ts';
import { until } from '../browsers/tab.ts';
import { tableOf } from '../e2e/steps.ts';
import { playsOf, storedMatch } from '../e2e/storedMatch.ts';
import { positionOf } from '../support/fishing.ts';
import type { Desk } from './desk.ts';
import { pressAndListen, settled, toTiles } from './listener.ts';

const tiles = /^\w+ (?:Hand|Lake)/;

/** Plays a fishing round by keys from seat 0 to its end, whenever the reader is silent. */
export async function playFishingRound(desk: Desk): Promise<void> {
  for (;;) {
    const phase = await awaitedPhase(desk);
    if (phase === 'over') return;
    await playByKeys(desk, phase);
  }
}

/** Waits for a turn of seat 0 or for the end, and then until the reader is silent. */
export async function awaitedPhase(desk: Desk): Promise<Phase> {
  const asked = async (): Promise<Match | undefined> => {
    const match = await storedMatch(desk.page);
    const { phase, seat } = positionOf(match);
    return phase === 'over' || seat === 0 ? match : undefined;
  };
  const { phase } = positionOf(await settled(desk, asked));
  if (phase === 'over') await desk.quiet(6000);
  return phase;
}

/**
 * Takes the first fish with a tile of the hand or with the one drawn, or puts that into the lake.
 * @param key the key of the tile, in the hand the first one
 */
export async function playByKeys(
  desk: Desk,
  phase: Phase,
  key = phase === 'hand' ? '1' : 'n',
): Promise<void> {
  const plays = playsOf(await storedMatch(desk.page));
  await takeOrPlace(desk, key);
  const isMade = async (): Promise<boolean> => playsOf(await storedMatch(desk.page)) > plays;
  const place = await desk.focused();
  await until(`a play, with the focus on “${place}”`, isMade, 10_000);
}

/** Chooses a tile by a key; takes the first fish of it, or puts it into the lake. */
export async function takeOrPlace(desk: Desk, key: string): Promise<void> {
  await toTiles(desk, tiles);
  await pressAndListen(desk, key, 1200);
  await desk.keys((await isOnFish(desk)) ? 'Return' : 'p');
  if (await tableOf(desk.page).strand.isVisible()) {
    await desk.tabTo(/^button Place it/);
    await desk.keys('Return');
  }
}

function isOnFish({ page }: Desk): Promise<boolean> {
  return page.evaluate(() => document.activeElement?.getAttribute('data-look') === 'lit');
}
