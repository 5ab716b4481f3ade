import { expect, test } from 'vitest';
import { failure, invariant, rulesOf, type TablePlace } from '../../src/engine/index.ts';
import { dutyOf } from '../../src/online/duty.ts';
import { keyHash } from '../../src/online/keyHash.ts';
import { lastRound, type OnlineTable, personPlaces } from '../../src/online/tableState.ts';
import { playedRound } from '../../src/records/playedRound.ts';
import type { Member } from '../../src/server/tables/members.ts';
import { createTable } from '../../src/server/tables/table.ts';
import { chanceOf } from '../support/chance.ts';
import { settled } from '../support/devices.ts';
import { createEventTable, deedOf, keyOf, openedEvent } from '../support/eventTable.ts';
import { createHandClock } from '../support/handClock.ts';
import { createMemoryLog } from '../support/memoryLog.ts';
import { seenRounds } from '../support/seenRounds.ts';
import {
  type Action,
  type Looker,
  otherTable,
  type Played,
  playedTable,
  tableFor,
  wishAt,
  worldAfter,
} from '../support/tableWorlds.ts';
import { runs } from '../support/thoroughness.ts';

const id = '0'.repeat(16);

/**
 * Everything that goes over the wire to one device, and when, while the same is done at a table.
 * @param states the table after each of the actions
 */
async function heardAt(
  start: OnlineTable,
  actions: readonly Action[],
  states: readonly OnlineTable[],
  looker: Looker,
): Promise<readonly string[]> {
  const { timer, now, pass } = createHandClock();
  const lines = Array<string>(start.events).fill('');
  const log = createMemoryLog(new Map([[id, { lines, changed: 0 }]]), now);
  const done = (): number => lines.length - start.events;
  const table = createTable(id, start, {
    log,
    clock: { now, after: (milliseconds, callback) => timer(callback, milliseconds) },
    choose: ({ record }) => {
      // It is asked as its turn comes; something else may be done before it is due.
      const played = actions.slice(done()).flatMap((one) => ('play' in one ? [one.play] : []))[0];
      const { parsePlay, lastResort } = rulesOf(start.game);
      const play = played === undefined ? undefined : parsePlay(played);
      return Promise.resolve(play ?? lastResort(playedRound(record).position));
    },
    reload: () => Promise.resolve(failure('failing')),
    onShut: () => undefined,
  });
  const heard: string[] = [];
  const hear = (text: string): void => {
    heard.push(`${now()} ${text}`);
  };
  const memberAt = (place: Looker, key: string): Member => ({
    line: {
      say: (name, body) => {
        if (place === looker) hear(`${name} ${JSON.stringify(body)}`);
      },
      end: () => undefined,
    },
    hashes: new Set([keyHash(key)]),
    name: '',
  });
  const members = new Map<TablePlace, Member>();
  for (const place of personPlaces(start)) members.set(place, memberAt(place, keyOf(place)));
  for (const member of [...members.values(), memberAt(null, 'watch')]) table.enter(member);
  for (const [at, action] of actions.entries()) {
    // The server may have made it already.
    if (done() > at) continue;
    const before = at === 0 ? start : states[at - 1];
    invariant(before !== undefined && !('returned' in action), 'nobody is away');
    const deed = 'deed' in action ? action.deed : playIn(before, action.play, at);
    if (deed !== null && 'place' in deed) {
      const member = members.get(deed.place);
      invariant(member !== undefined, 'somebody has the place');
      const answered = table.take(member, deed);
      answered
        .then((answer) => {
          if (deed.place === looker) hear(`answer ${JSON.stringify(answer)}`);
        })
        .catch(() => undefined);
    }
    await settled();
    for (let waits = 0; done() <= at && waits < 4; waits += 1) {
      pass(600);
      await settled();
    }
    if (done() <= at) expect.fail(`${JSON.stringify(action)} was not done`);
  }
  await table.close('moving');
  return heard;
}

/** What somebody is to say for a play to be made; null where the server makes it. */
function playIn(state: OnlineTable, play: string, at: number) {
  if (dutyOf(state) !== null) return null;
  return deedOf(createEventTable(openedEvent(state.opened), state), play, `p${at}`);
}

/** How two tables are heard that differ only in what somebody has not seen; null where none is. */
async function pairHeard(played: Played, other: OnlineTable, looker: Looker, at: number) {
  const world = worldAfter(played, other, at + 1);
  if (world.parted !== null) return null;
  const { actions, dealt } = played;
  const mine = played.world.moments.map(({ state }) => state);
  const theirs = world.moments.map(({ state }) => state);
  const done = actions.slice(0, at + 1);
  return [
    await heardAt(dealt, done, mine, looker),
    await heardAt(other, done, theirs, looker),
  ] as const;
}

test('W1–W9 F2–F10 a device hears the same from two servers that differ only in what it has not seen', async () => {
  const found = { streams: 0, heard: 0 };
  const rounds = [
    ...seenRounds('fishing', runs(4, 60), 41),
    ...seenRounds('climbing', runs(6, 120), 41),
  ];
  for (const [at, round] of rounds.entries()) {
    const random = chanceOf(at * 2_654_435_769);
    const played = playedTable(tableFor(round, random), random, (state, chance) => {
      const wish = wishAt(state, chance);
      const isAway = wish !== undefined && 'deed' in wish && wish.isAway;
      return isAway ? undefined : wish;
    });
    const { dealt, actions } = played;
    const lookers: Looker[] = [...personPlaces(dealt), null];
    const looker = lookers[at % lookers.length] ?? null;
    const last = actions.length - 2;
    if (last < 0 || lastRound(dealt) === undefined) continue;
    const other = otherTable(played, round, last, looker, random);
    const pair = await pairHeard(played, other, looker, last);
    if (pair === null) continue;
    const [heard, heardElsewhere] = pair;
    const first = heard.findIndex((text, index) => text !== heardElsewhere[index]);
    expect(heardElsewhere[first]).toBe(heard[first]);
    expect(heardElsewhere.length).toBe(heard.length);
    found.streams += 1;
    found.heard += heard.length;
  }
  expect(found.streams).toBeGreaterThan(runs(8, 90));
});
