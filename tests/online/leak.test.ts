import { describe, expect, test } from 'vitest';
import { climbing } from '../../src/engine/climbing/index.ts';
import { fishing } from '../../src/engine/fishing/index.ts';
import { chooseIndex, type FamilyId, invariant, rulesOf } from '../../src/engine/index.ts';
import type { ToldTable } from '../../src/online/readTold.ts';
import { lastRound, type OnlineTable, positionIn, seatIn } from '../../src/online/tableState.ts';
import { toldTo } from '../../src/online/told.ts';
import { formatSeen, seenIn } from '../../src/records/seenRecord.ts';
import { chanceOf } from '../support/chance.ts';
import { inTurn } from '../support/inTurn.ts';
import { seenRounds } from '../support/seenRounds.ts';
import {
  type Action,
  type Looker,
  otherTable,
  playedTable,
  tableFor,
  type World,
  worldAfter,
} from '../support/tableWorlds.ts';
import { runs } from '../support/thoroughness.ts';

/** Everything that a place is told, when it is told, as it goes over a wire. */
function streamOf({ moments }: World, looker: Looker): string[] {
  return moments.flatMap(({ time, state, onlyTo }) =>
    onlyTo === undefined || onlyTo === looker
      ? [JSON.stringify([time, toldAt(state, looker)])]
      : [],
  );
}

function toldAt(state: OnlineTable, looker: Looker): ToldTable {
  const places = looker === null ? [] : [looker];
  return toldTo(state, { places, isOpener: false, watches: looker === null });
}

/** Whether a place has seen a round in two ways. */
function isSeenElsewise(one: World, other: World, looker: Looker): boolean {
  const seen = ({ moments }: World): string[] =>
    moments.map(({ state }) => {
      const round = lastRound(state);
      invariant(round !== undefined, 'a round is dealt');
      return formatSeen(seenIn(round.record, looker === null ? null : seatIn(round, looker)));
    });
  return seen(one).join() !== seen(other).join();
}

/** A leak that nobody would see in a message. */
function legalIn({ moments }: World): string {
  const counts = moments.map(({ state }) => {
    const round = lastRound(state);
    return round && rulesOf(state.game).legalPlays(positionIn(round)).length;
  });
  return counts.join();
}

const tried: Readonly<Record<FamilyId, number>> = {
  fishing: runs(24, 500),
  climbing: runs(21, 700),
};

describe.each(['fishing', 'climbing'] as const)('%s', (family) => {
  const rounds = seenRounds(family, tried[family], 39).map((round, at) => {
    const random = chanceOf(at * 2_654_435_769);
    return { round, random, played: playedTable(tableFor(round, random), random) };
  });

  test('W1–W9 F2–F10 a place is told the same of two tables that differ only in what it has not seen', () => {
    const found = {
      streams: 0,
      messages: 0,
      planted: 0,
      parted: 0,
      neighbours: 0,
      ofNeighbours: 0,
    };
    const met = new Set<string>();
    for (const { round, played, random } of rounds) {
      const { actions, dealt, world } = played;
      const places = dealt.places.length;
      for (const looker of [null, ...dealt.places.keys()]) {
        if (random() < 0.4) continue;
        const last = actions.length - 1;
        const at = random() < 0.6 ? last - 1 : chooseIndex(Math.max(1, last), random);
        if (at < 0) continue;
        const start = otherTable(played, round, at, looker, random);
        const other = worldAfter(played, start, at + 1);
        const same: World = { ...world, moments: world.moments.slice(0, other.moments.length) };
        // What was seen and then taken back is known too, and not each deal fits that.
        if (other.parted === 'not-legal') continue;
        const [told, toldOther] = [streamOf(same, looker), streamOf(other, looker)];
        const first = told.findIndex((text, index) => text !== toldOther[index]);
        if (first !== -1 && isSeenElsewise(same, other, looker)) continue;
        expect(toldOther[first]).toBe(told[first]);
        expect(toldOther.length).toBe(told.length);
        found.streams += 1;
        found.messages += told.length;
        if (other.parted !== null) found.parted += 1;
        if (legalIn(same) !== legalIn(other)) found.planted += 1;
        if (found.streams % 4 === 0) {
          const next = ((looker ?? 0) + 1) % places;
          const theirs = [same, other].map((one) => streamOf(one, next).join());
          found.neighbours += 1;
          if (theirs[0] !== theirs[1]) found.ofNeighbours += 1;
        }
        met.add(round.game.variant.id).add(`${places}`);
        if (looker !== null && looker === lastRound(dealt)?.out) met.add('sits out');
        for (const action of actions.slice(0, at)) {
          met.add('deed' in action ? action.deed.deed : (Object.keys(action)[0] ?? ''));
        }
        for (const { state } of same.moments) if (state.outcome) met.add(state.outcome.came);
      }
    }
    expect(found.streams).toBeGreaterThan(tried[family]);
    // Both are leaks, and both are found.
    expect(found.ofNeighbours).toBeGreaterThan(0.7 * found.neighbours);
    expect(found.planted).toBeGreaterThan(0.2 * found.streams);
    const things = ['play', 'ahead', 'ask', 'answer', 'returned', 'granted', 'refused', 'moved-on'];
    const { variants } = family === 'fishing' ? fishing : climbing;
    for (const thing of [...things, 'sits out', ...variants.map(({ id }) => id)]) {
      expect(met).toContain(thing);
    }
  });

  test('who passes ahead is told alone that they do', () => {
    let ordered = 0;
    for (const { played } of rounds) {
      const { actions, dealt, world } = played;
      const isByOthers = (action: Action, looker: Looker): boolean =>
        'deed' in action && action.deed.deed === 'ahead' && action.deed.place !== looker;
      const looker = inTurn([null, ...dealt.places.keys()], ordered);
      const kept = actions.map((action) => !isByOthers(action, looker));
      if (kept.every((isKept) => isKept)) continue;
      const same = { ...world, moments: world.moments.filter((_, at) => kept[at]) };
      const fewer = { dealt, actions: actions.filter((_, at) => kept[at]), world: same };
      const other = worldAfter(fewer, dealt, fewer.actions.length);
      expect(other.parted).toBeNull();
      expect(streamOf(other, looker).join('\n')).toBe(streamOf(same, looker).join('\n'));
      ordered += 1;
    }
    expect(ordered).toBeGreaterThan(0.5 * rounds.length);
  });
});
