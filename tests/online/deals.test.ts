import { describe, expect, test } from 'vitest';
import { rulesOf } from '../../src/engine/index.ts';
import { awayTime } from '../../src/online/judge.ts';
import { keyHash } from '../../src/online/keyHash.ts';
import { secretOfDeal } from '../../src/online/shuffle.ts';
import {
  isMatchOver,
  isOver,
  positionIn,
  seatIn,
  wonInMatch,
} from '../../src/online/tableState.ts';
import { chanceOf } from '../support/chance.ts';
import {
  anyhow,
  bot,
  byPerson,
  dealOn,
  dealtTable,
  type EventTable,
  names,
  playOut,
  saltOf,
} from '../support/eventTable.ts';

const fourPlaces = [byPerson, byPerson, byPerson, byPerson];

/** Plays so many rounds to their ends, dealing in between. */
function playRounds(table: EventTable, rounds: number, seed = 1): void {
  const choose = anyhow(chanceOf(seed));
  for (let round = 1; round <= rounds; round += 1) {
    playOut(table, choose);
    if (round < rounds) dealOn(table);
  }
}

describe('the next round', () => {
  test('is dealt by the last agreement, with the secret and the salts of its own', () => {
    const table = dealtTable({ seats: 3 });
    playRounds(table, 1);
    const next = (place: number) =>
      table.ask({ deed: 'next', place, deal: 2, salt: saltOf(place, 2) });
    next(2);
    next(0);
    expect(table.state().rounds).toHaveLength(1);
    table.wait(500);
    next(1);
    expect(table.round()).toMatchObject({
      ...{ deal: 2, match: 1, number: 2, turnSince: table.now(), made: [], result: null },
      salts: [0, 1, 2].map((place) => saltOf(place, 2)),
      secret: secretOfDeal(keyHash('secret'), 2),
    });
    expect(table.round().secret).not.toBe(table.state().rounds[0]?.secret);
    expect(table.state().places).toMatchObject(
      [0, 1, 2].map(() => ({ salt: null, passesIn: null })),
    );
  });

  test('is started by whom the end of the one before has made the starter', () => {
    const table = dealtTable({ variant: 'sap-ng-wu', seats: 3 });
    playRounds(table, 4);
    for (const [at, round] of table.state().rounds.slice(1).entries()) {
      const before = table.state().rounds[at];
      if (before === undefined) continue;
      const { nextStarter } = rulesOf(table.state().game);
      expect(round.record.starter).toBe(nextStarter(positionIn(before), before.record.starter));
    }
  });

  test('waits for nobody who is stood in for, but for somebody', () => {
    const table = dealtTable({ seats: 3 });
    playRounds(table, 1);
    const standIn = (place: number, about: number, of: number[]): void =>
      table.happen({ event: 'asked', time: 5, place, wish: 'stand-in', about, of });
    standIn(0, 1, []);
    table.ask({ deed: 'next', place: 0, deal: 2, salt: saltOf(0, 2) });
    expect(table.state().rounds).toHaveLength(1);
    // The consent to a stand-in may be the last thing that is needed.
    table.happen({ event: 'asked', time: 9, place: 0, wish: 'stand-in', about: 2, of: [] });
    expect(table.round()).toMatchObject({
      deal: 2,
      turnSince: 9,
      salts: [saltOf(0, 2), null, null],
    });
    const left = dealtTable({ seats: 2 });
    playRounds(left, 1);
    for (const place of [0, 1]) {
      left.happen({
        event: 'asked',
        time: 5,
        place: 1 - place,
        wish: 'stand-in',
        about: place,
        of: [],
      });
    }
    expect(left.state().rounds).toHaveLength(1);
  });

  test('is not dealt at a table that has ended', () => {
    const table = dealtTable();
    playRounds(table, 1);
    table.ask({ deed: 'next', place: 0, deal: 2, salt: saltOf(0, 2) });
    table.ask({ deed: 'ask', place: 0, wish: 'end' }, { awayFor: () => awayTime });
    expect(table.state()).toMatchObject({ ended: true, rounds: [{ deal: 1 }] });
  });

  test('leaves the rounds before as they were', () => {
    const table = dealtTable();
    playRounds(table, 1);
    const [before] = table.state().rounds;
    dealOn(table);
    expect(table.state().rounds[0]).toEqual(before);
    expect(before && isOver(before)).toBe(true);
  });
});

describe('a goal', () => {
  test('of rounds ends the match, and the next deal begins another', () => {
    const table = dealtTable({ goal: { rounds: 2 } });
    playRounds(table, 1);
    expect(isMatchOver(table.state())).toBe(false);
    dealOn(table);
    playRounds(table, 1, 2);
    expect(isMatchOver(table.state())).toBe(true);
    const won = wonInMatch(table.state());
    const sums = table.state().rounds.map(({ result }) => result?.[0] ?? 0);
    expect(won[0]).toBe((sums[0] ?? 0) + (sums[1] ?? 0));
    dealOn(table);
    expect(table.round()).toMatchObject({ deal: 3, match: 2, number: 1 });
    expect(table.round().record.meta).toMatchObject({
      ...{ goal: { rounds: 2 }, match: 'abcdefghjkmn-2', round: 1 },
    });
    expect(isMatchOver(table.state())).toBe(false);
    expect(wonInMatch(table.state())).toEqual([0, 0]);
  });

  test('of points ends the match once somebody has won as much', () => {
    const table = dealtTable({ variant: 'sap-ng-wu', seats: 3, goal: { won: 4 } });
    const met = new Set<boolean>();
    for (let round = 0; round < 14; round += 1) {
      playRounds(table, 1, round);
      const won = wonInMatch(table.state());
      expect(won.reduce((sum, points) => sum + points, 0)).toBe(0);
      expect(isMatchOver(table.state())).toBe(Math.max(...won) > 3);
      met.add(isMatchOver(table.state()));
      const { match, number } = table.round();
      dealOn(table);
      const isNew = Math.max(...won) > 3;
      expect(table.round()).toMatchObject({
        ...{ match: isNew ? match + 1 : match, number: isNew ? 1 : number + 1 },
      });
    }
    expect(met.size).toBe(2);
  });
});

test.each([
  { variant: 'luan-chuo-28', phase: 'redeal', word: 'redeal' },
  { variant: 'ma-hua-hua', phase: 'consent', word: 'throw' },
])(
  'a round that is called off by $word has no result, and the next one a secret of its own',
  ({ variant, phase, word }) => {
    const wanted = { variant, seats: 3, goal: { rounds: 1 } };
    const table = Array.from({ length: 300 }, (_, seed) => seed)
      .map((seed) => dealtTable({ ...wanted, secret: keyHash(`off ${seed}`) }))
      .find((one) => one.position().phase === phase);
    if (table === undefined) expect.fail('nobody is asked');
    playOut(table, () => rulesOf(table.position().game).parsePlay(word) ?? expect.fail(word));
    const end = table.position();
    expect(rulesOf(end.game).isCalledOff(end)).toBe(true);
    const { secret } = table.round();
    expect(table.round().result).toBeNull();
    expect(isMatchOver(table.state())).toBe(false);
    expect(wonInMatch(table.state())).toEqual([0, 0, 0]);
    dealOn(table);
    expect(table.round()).toMatchObject({ deal: 2, match: 1, number: 2 });
    expect(table.round().secret).not.toBe(secret);
  },
);

describe('four at a game for three', () => {
  test.each(['luan-chuo', 'luan-chuo-28', 'sap-ng-wu', 'ma-hua-hua', 'wu-han', 'chang-pai'])(
    'sit out one after the other: %s',
    (variant) => {
      const table = dealtTable({
        ...{ variant, seats: 3, places: fourPlaces, goal: { rounds: 4 } },
        secret: keyHash(variant),
      });
      const outs = new Set<number>();
      for (let round = 0; round < 6; round += 1) {
        playRounds(table, 1, round);
        const { out, record, salts, result, number } = table.round();
        if (out === null) expect.fail('somebody sits out');
        outs.add(out);
        expect(salts).toHaveLength(4);
        expect(record.players).toEqual(names.filter((_, place) => place !== out));
        expect(record.meta).toMatchObject({ sitsOut: { place: out, name: names[out] } });
        if (result !== null) expect(result[out]).toBe(0);
        expect(seatIn({ out }, out)).toBeNull();
        const starter = [0, 1, 2, 3].find((place) => seatIn({ out }, place) === record.starter);
        const { variant: game } = table.state().game;
        if (game.sitsOut === 'opposite') expect(out).toBe(((starter ?? 0) + 2) % 4);
        else if (round === 0) expect(out).toBe(3);
        else expect(out).toBe(((table.state().rounds.at(-2)?.out ?? 0) + 1) % 4);
        expect(number).toBe(
          table.state().rounds.filter(({ match }) => match === table.round().match).length,
        );
        dealOn(table);
      }
      expect(outs.size).toBeGreaterThan(1);
    },
  );

  test('count what each place has won, whatever seat it had', () => {
    const table = dealtTable({ variant: 'sap-ng-wu', seats: 3, places: fourPlaces });
    playRounds(table, 4);
    const sums = [0, 0, 0, 0];
    for (const round of table.state().rounds) {
      const bySeat = rulesOf(table.state().game).settlementOf(positionIn(round));
      for (const place of sums.keys()) {
        const seat = seatIn(round, place);
        sums[place] = (sums[place] ?? 0) + (seat === null ? 0 : (bySeat[seat] ?? 0));
      }
    }
    expect(wonInMatch(table.state())).toEqual(sums);
    expect(sums.some((sum) => sum !== 0)).toBe(true);
  });

  test('may be a bot that sits out, as the record tells', () => {
    const table = dealtTable({
      ...{ variant: 'sap-ng-wu', seats: 3, places: [byPerson, byPerson, byPerson, bot] },
    });
    expect(table.round()).toMatchObject({ out: 3 });
    expect(table.round().record.meta).toMatchObject({
      sitsOut: { place: 3, name: 'Gan', control: 'greedy' },
    });
  });
});
