import type { FamilyId } from '../../src/engine/index.ts';
import { until } from '../browsers/tab.ts';
import { climbingTableOf } from '../e2e/climbingSteps.ts';
import { climbing, type FarFamily, fishing } from '../e2e/farSteps.ts';
import { fanKeys } from './climbingTurns.ts';
import type { Desk } from './desk.ts';
import type { FarFriend } from './farFriend.ts';
import { takeOrPlace } from './fishingTurns.ts';
import { listen, pressAndListen, toTiles } from './listener.ts';

type FarAsked = NonNullable<Awaited<ReturnType<FarFamily['asked']>>>;

/** A person at a desk, and a friend far away, who knows how many plays the table has. */
export interface FarPair {
  readonly desk: Desk;
  readonly friend: FarFriend;
  readonly family: FamilyId;
}

const families = { fishing, climbing } as const;
/** A friend may take their time, and the reader has much to say. */
const longestTurns = 240_000;

function playsFar({ friend }: Pick<FarPair, 'friend'>): number {
  return friend.told()?.round?.views[0]?.seen.plays.length ?? 0;
}

/** Waits until the person is asked for something or the round is over, and the reader is silent. */
export async function awaitedFar(pair: FarPair): Promise<FarAsked> {
  const { desk, family } = pair;
  for (;;) {
    const asked = await until(
      'a turn far away',
      () => families[family].asked(desk.page),
      longestTurns,
    );
    const plays = playsFar(pair);
    await listen(desk, asked === 'over' ? 6000 : undefined);
    // A play that decides nothing is made by itself meanwhile.
    const now = await families[family].asked(desk.page);
    if (now === asked && playsFar(pair) === plays) return asked;
  }
}

export async function playFarByKeys(pair: FarPair, asked: FarAsked): Promise<void> {
  const { desk } = pair;
  const plays = playsFar(pair);
  if (pair.family === 'fishing') await takeOrPlace(desk, asked === 'hand' ? '1' : 'n');
  else await playCardsByKeys(desk, asked);
  const place = await desk.focused();
  await until(`a play, with the focus on “${place}”`, () => playsFar(pair) > plays, 10_000);
}

async function playCardsByKeys(desk: Desk, asked: FarAsked): Promise<void> {
  const { fans, lit, play } = climbingTableOf(desk.page);
  await toTiles(desk, /^\w+ Hand/);
  if (asked === 'declare') return await desk.keys('d');
  const ready = asked === 'answer' ? lit : fans;
  if (asked === 'lay' || (await ready.count()) === 0) return await desk.keys('p');
  const ids = await fans.evaluateAll((all) => all.map(({ id }) => id));
  const key = fanKeys[ids.indexOf((await ready.first().getAttribute('id')) ?? '')] ?? '';
  for (let presses = 0; presses < 4; presses += 1) {
    await pressAndListen(desk, key, 1500);
    if ((await play.count()) > 0 && (await play.isEnabled())) break;
  }
  await desk.keys('Return');
}
