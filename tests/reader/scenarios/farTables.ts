import * as v from 'valibot';
import { familyOf, type VariantId } from '../../../src/engine/index.ts';
import { keyOf } from '../../../src/store/shelf/deviceShelves.ts';
import { until } from '../../browsers/tab.ts';
import { startTableHost } from '../../e2e/tableHost.ts';
import { voices } from '../../support/voices.ts';
import type { Desk } from '../desk.ts';
import { deviceAt, type FarFriend, leftInHand } from '../farFriend.ts';
import { awaitedFar, type FarPair, playFarByKeys } from '../farTurns.ts';
import { heardBy, listen, mustHear, mustHearBefore, pressAndListen, toTiles } from '../listener.ts';
import { arrive, practised, type Scenario, visited } from '../scenario.ts';
import { hearFriendSitDown, openByKeys, takeTurns } from './farOpening.ts';
import { readScoreSheet } from './scoreSheet.ts';

const games: readonly { readonly game: string; readonly variant: VariantId }[] = [
  { game: 'Tiu-U', variant: 'tiu-u' },
  { game: 'Sap Ng Wu', variant: 'sap-ng-wu' },
];
/** How a round ended, as a sentence of the live region says it. */
const end = /\bwon\b.*\bby\b|\bA draw\b|\bdeclared\b|\bwu\b.*\bround\b|The round is over/;
const proof = /^The server fixed its part of the shuffle/;
const keptSchema = v.object({ tables: v.array(v.object({ keys: v.array(v.string()) })) });
const tiles = /^\w+ (?:Hand|Lake)/;

export const farTables: readonly Scenario[] = games.map(({ game, variant }) => ({
  title: `a table of ${game} with a friend far away`,
  rate: practised,
  play: async (desk) => {
    const host = await startTableHost();
    let friend: FarFriend | undefined;
    try {
      const together = { variant, persons: 2, rests: false, goal: 'open' } as const;
      await arrive(desk, visited(undefined, { ownName: 'Ann', together }), host.address);
      const link = await openByKeys(desk, voices.en);
      friend = await hearFriendSitDown(desk, link, voices.en);
      const pair = { desk, friend, family: familyOf(variant) };
      await takeTurns(pair);
      await hearRequests(pair);
      await hearFriend(pair);
      await playOnElsewhere(pair, link);
      await desk.open(link.replace(/\.[^.]*$/, ''));
      await hearEnd(pair);
      await goOn(pair, game);
    } finally {
      // Else the page would say that the connection is lost.
      await desk.open(new URL('icon.svg', host.address).href);
      friend?.leave();
      await host.remove();
    }
  },
}));

/** The friend asks to undo what they have played, and is asked for the same. */
async function hearRequests(pair: FarPair): Promise<void> {
  const { desk, friend } = pair;
  const asks = desk.spoken().length;
  await friend.ask('undo');
  await listen(desk, 4000);
  mustHear(desk, /Bea asks to undo/, asks);
  await desk.tabTo(/^button Yes/, 'shift+Tab');
  await pressAndListen(desk, 'Return', 4000);
  mustHear(desk, /Everybody agreed/, asks);
  friend.play(true);
  const asked = await awaitedFar(pair);
  friend.play(false);
  await playFarByKeys(pair, asked);
  await listen(desk);
  const own = desk.spoken().length;
  await toTiles(desk, tiles);
  await pressAndListen(desk, 'u', 4000);
  mustHear(desk, /You asked to undo\. Waiting for Bea/, own);
  await friend.answer(false);
  await listen(desk, 4000);
  mustHear(desk, /Bea said no/, own);
}

/** Hears what the friend says, and that they go and come back. */
async function hearFriend({ desk, friend }: FarPair): Promise<void> {
  const before = desk.spoken().length;
  await friend.say('nice-hand');
  await listen(desk, 3000);
  mustHear(desk, /Bea: Nice hand/, before);
  friend.leave();
  await until('“away”', () => told(desk, /Bea is away/), 90_000);
  await listen(desk, 3000);
  friend.comeBack();
  await until('“back”', () => told(desk, /Bea is back/), 90_000);
  await listen(desk, 3000);
  mustHearBefore(desk, /Bea is away/, /Bea is back/);
}

/** The page is left, and another device of the same person plays on until little is left to play. */
async function playOnElsewhere({ desk, friend }: FarPair, link: string): Promise<void> {
  const kept: unknown = await desk.page.evaluate(
    (key) => localStorage.getItem(key),
    keyOf('tables'),
  );
  const { tables } = v.parse(keptSchema, JSON.parse(v.parse(v.string(), kept)));
  await desk.open(new URL('icon.svg', link).href);
  const own = deviceAt(link, tables[0]?.keys ?? [], 0);
  friend.play(true, 0);
  own.play(true, 0);
  const isNearEnd = (): boolean => {
    const round = own.told()?.round;
    return round !== undefined && (leftInHand(own.told(), 0) < 3 || round?.over !== null);
  };
  await until('the end of a hand', isNearEnd, 120_000);
  own.leave();
  friend.play(true);
}

/** Plays the rest of the round, and hears its end and its score sheet with the proof. */
async function hearEnd(pair: FarPair): Promise<void> {
  const { desk } = pair;
  const before = desk.spoken().length;
  for (;;) {
    const asked = await awaitedFar(pair);
    if (asked === 'over') break;
    await playFarByKeys(pair, asked);
  }
  mustHear(desk, end, before);
  await readScoreSheet(desk, ['Ann', 'Bea']);
  const sheet = desk.spoken().length;
  for (let lines = 0; lines < 40 && !hasHeard(desk, proof, sheet); lines += 1) {
    await pressAndListen(desk, 'Down', 900);
  }
  mustHear(desk, proof);
}

/** Waits for the next deal with the friend, and hears that it has come. */
async function goOn({ desk, friend }: FarPair, game: string): Promise<void> {
  const before = desk.spoken().length;
  const isFriendFirst = game === 'Sap Ng Wu';
  if (isFriendFirst) {
    await friend.agree();
    await listen(desk, 4000);
    mustHear(desk, /Ready for the next deal: Bea/, before);
  }
  await desk.tabTo(/^button Next round/);
  await pressAndListen(desk, 'Return', 4000);
  if (!isFriendFirst) {
    mustHear(desk, /Waiting for Bea/, before);
    await friend.agree();
  }
  await listen(desk, 6000);
  mustHear(desk, /\bstarts?\b|leads? first/, before);
}

function hasHeard(desk: Desk, wanted: RegExp, from: number): boolean {
  return heardBy(desk, from).some(({ words }) => wanted.test(words));
}

async function told(desk: Desk, wanted: RegExp): Promise<boolean> {
  return (await desk.region()).some(({ words }) => wanted.test(words));
}
