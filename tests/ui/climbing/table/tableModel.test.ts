import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  climbing,
  declarePlay,
  formatPlay,
  handOf,
  openTableOf,
  paymentsOf,
  play,
  settlementOf,
  startPosition,
  worthOf,
  wuOf,
} from '../../../../src/engine/climbing/index.ts';
import { seatsOf, totalOf } from '../../../../src/engine/index.ts';
import type { TableRound } from '../../../../src/ui/climbing/table/tableModel.ts';
import { tableModelOf } from '../../../../src/ui/climbing/table/tableModel.ts';
import { type RandomRound, rounds } from '../../../support/climbing/arbitraries.ts';
import { withHiddenCardsMoved } from '../../../support/climbing/hiddenCards.ts';
import { stepsOf } from '../../../support/climbing/randomRounds.ts';
import { runs } from '../../../support/thoroughness.ts';
import { freshRound, withTyped } from './playedRound.ts';

/** A random round as the table is told of it after each so many plays, seen by a seat. */
function seenRounds(random: RandomRound, viewer: number | null, every: number): TableRound[] {
  const { game, deal, starter } = random;
  const start = startPosition(game, deal, starter);
  const names = seatsOf(game.seatCount).map((seat) => `Seat ${seat}`);
  const steps = [...stepsOf(random)].map(({ position, legal, chosen, next }) => ({
    seat: position.seat,
    phase: position.phase,
    play: chosen,
    legal,
    before: position,
    after: next,
  }));
  return [0, ...steps.keys()].flatMap((_, at) => {
    if (at % every !== 0 && at !== steps.length) return [];
    const position = steps[at - 1]?.after ?? start;
    const quiet = position.phase !== 'over' && climbing.playsItself(position);
    const here = viewer === null ? [] : [viewer];
    // Hands that this device was never told are not turned up when the round is over.
    const dealt = { game, names, bots: [], start, standIns: [], position, here, isTrue: false };
    const told = { ...dealt, viewer, quiet };
    return [{ ...told, steps: steps.slice(0, at) }];
  });
}

/** All that the table is given, with what it says for each play. */
function toldBy(round: TableRound): object {
  const { reasonOf, gainedAt, leftOutAt, choiceAt, ...model } = tableModelOf(round);
  const plays = model.steps.map((_, at) => [
    reasonOf(at),
    gainedAt(at),
    leftOutAt(at),
    choiceAt(at),
  ]);
  return { ...model, plays };
}

const numRuns = runs(15, 100);
const looks = fc.record({ round: rounds, viewer: fc.constantFrom(null, 0, 1, 2) });

describe('what the table is given, in random rounds of every game,', () => {
  test('tells of each seat what the engine does', () => {
    fc.assert(
      fc.property(looks, ({ round: random, viewer }) => {
        for (const round of seenRounds(random, viewer, 5)) {
          const { position } = round;
          const { seats } = tableModelOf(round);
          expect(seats.map(({ wu }) => wu)).toEqual(wuOf(position));
          expect(seats.map(({ chips }) => chips)).toEqual(settlementOf(position));
          expect(seats.map(({ seat }) => worthOf(position, seat))).toEqual(
            seats.map(({ worth }) => worth),
          );
          expect(seats.map(({ seat }) => totalOf(handOf(position, seat)))).toEqual(
            seats.map(({ held }) => held),
          );
          expect(seats.filter(({ isDealer }) => isDealer).map(({ seat }) => seat)).toEqual([
            random.starter,
          ]);
        }
      }),
      { numRuns },
    );
  });

  test('W13: promises who is asked to declare what the engine then pays', () => {
    let asked = 0;
    fc.assert(
      fc.property(rounds, (random) => {
        for (const round of seenRounds(random, null, 1)) {
          const { position } = round;
          if (position.phase !== 'declare') continue;
          asked += 1;
          const { declaring } = tableModelOf({ ...round, viewer: position.seat });
          const end = play(position, declarePlay);
          const before = settlementOf(position)[position.seat] ?? 0;
          const gain = (settlementOf(end)[position.seat] ?? 0) - before;
          const promised = declaring.map(({ to, points }) =>
            to === position.seat ? points : -points,
          );
          expect(promised.reduce((sum, points) => sum + points, 0)).toBe(gain);
          const others = tableModelOf({ ...round, viewer: (position.seat + 1) % 3 });
          expect(others.declaring).toEqual([]);
        }
      }),
      { numRuns },
    );
    expect(asked).toBeGreaterThan(5);
  });

  test('W9: tells of who has played on with how many wu it is asked again, and only then', () => {
    let again = 0;
    let never = 0;
    const isKept = fc.property(looks, ({ round: random, viewer }) => {
      const promised = new Map<number, number>();
      for (const round of seenRounds(random, viewer, 1)) {
        const { position, steps } = round;
        const { seats } = tableModelOf(round);
        if (position.phase === 'over') expect(seats.every((one) => one.asksAt === null)).toBe(true);
        const before = steps.at(-1)?.before;
        for (const { seat, asksAt, wu } of seats) {
          const due = promised.get(seat);
          if (due !== undefined && before !== undefined && wu > (wuOf(before)[seat] ?? 0)) {
            const isAsked = position.phase === 'declare' && position.seat === seat;
            expect(isAsked).toBe(wu >= due);
            if (isAsked) again += 1;
          }
          if (asksAt !== null) promised.set(seat, asksAt);
          // Who cannot come so far is not asked any more.
          else if ((openTableOf(position).declined[seat] ?? 0) > 0) {
            if (due !== Number.POSITIVE_INFINITY && position.phase !== 'over') never += 1;
            promised.set(seat, Number.POSITIVE_INFINITY);
          } else expect(due).toBeUndefined();
        }
      }
    });
    const isMet = () => again > 3 && never > 3;
    for (let time = 0; time < 20 && !isMet(); time += 1) fc.assert(isKept, { numRuns });
    expect(isMet()).toBe(true);
  });

  test('stays the same when cards change places that the viewer cannot see', () => {
    let compared = 0;
    fc.assert(
      fc.property(looks, fc.nat(), ({ round: random, viewer }, seed) => {
        if (viewer === null) return;
        for (const round of seenRounds(random, viewer, 11)) {
          const { position, steps } = round;
          const moved = withHiddenCardsMoved(position, viewer, seed);
          const last = steps.at(-1);
          const other = {
            ...round,
            position: moved,
            steps: last === undefined ? [] : [...steps.slice(0, -1), { ...last, after: moved }],
          };
          // Whether the turn needs nobody depends on the hand that is asked.
          if (position.seat !== viewer) expect(tableModelOf(other).legal).toEqual([]);
          expect(toldBy(other)).toEqual(toldBy(round));
          compared += 1;
        }
      }),
      { numRuns },
    );
    expect(compared).toBeGreaterThan(20);
  });
});

describe('what a play has brought', () => {
  const hands = ['66*4 54*4 22', '33 51', '33 51'];
  const gainedAfter = (...texts: string[]) =>
    tableModelOf(withTyped(freshRound({ hands }), ...texts)).gained;

  test('is nothing before the trick is won', () => {
    expect(gainedAfter()).toEqual([]);
    expect(gainedAfter('66*4+54*4', 'pass')).toEqual([]);
  });

  test('W7 W10: is its wu, and the chips that its fours earn', () => {
    const gained = gainedAfter('66*4+54*4', 'pass', 'pass');
    expect(gained.map((one) => ({ ...one, play: formatPlay(one.play) }))).toEqual([
      {
        seat: 0,
        play: '66*4+54*4',
        wu: 8,
        total: 8,
        laid: false,
        chips: [4, -2, -2],
        ripens: false,
      },
    ]);
    expect(gainedAfter('66*4+54*4', 'pass', 'pass', '22')).toEqual([]);
    const next = ['22', 'pass', 'pass'];
    expect(gainedAfter('66*4+54*4', 'pass', 'pass', ...next)[0]?.chips).toEqual([0, 0, 0]);
  });

  test('W9: is enough to declare just once', () => {
    const ripe = ['66*4 54*4 63*4 11*3 22', '33', '33'];
    const won = ['66*4+63*4+54*4', 'pass', 'pass', '11*3', 'pass', 'pass'];
    const round = withTyped(freshRound({ hands: ripe }), ...won);
    expect(tableModelOf(round)).toMatchObject({ phase: 'declare', gained: [{ ripens: true }] });
    const on = withTyped(round, 'decline');
    expect(tableModelOf(on).gained).toEqual([]);
    expect(tableModelOf(withTyped(on, '22', 'pass', 'pass')).gained).toMatchObject([
      { wu: 1, laid: false, ripens: false },
    ]);
  });

  test('W6: is told of cards that were laid', () => {
    const round = withTyped(freshRound({ hands: ['42 21*2 22', '33', '33'] }), 'lay 42+21*2');
    expect(tableModelOf(round).gained).toMatchObject([
      { seat: 0, wu: 3, laid: true, chips: [0, 0, 0] },
    ]);
  });
});

describe('the input', () => {
  const hands = ['22 55', '33 51', '31 51'];

  test('is quiet where the viewer can only pass', () => {
    const round = withTyped(freshRound({ hands, viewer: 1 }), '55');
    expect(round.quiet).toBe(true);
    expect(tableModelOf(round).legal).toEqual([]);
  });

  test('takes the lone pass of who taps it', () => {
    const round = withTyped(freshRound({ hands, viewer: 1 }), '55');
    expect(tableModelOf({ ...round, quiet: false }).legal.map(formatPlay)).toEqual(['pass']);
  });

  test('is open to nobody but the seat whose turn it is', () => {
    const round = withTyped(freshRound({ hands }), '22');
    const legal = (viewer: number | null) =>
      tableModelOf({ ...round, viewer }).legal.map(formatPlay);
    expect(legal(1)).toEqual(['33', 'pass']);
    expect(legal(0)).toEqual([]);
    expect(legal(null)).toEqual([]);
    expect(tableModelOf({ ...round, viewer: null }).view).toBeNull();
  });
});

test('W7: the choice at a play is told of those of the viewer alone', () => {
  const hands = ['66 22', '33 44', '31 51'];
  const choicesOf = (viewer: number | null) => {
    const model = tableModelOf(
      withTyped(freshRound({ hands, viewer }), '66', 'pass', 'pass', '22'),
    );
    return model.steps.map((_, at) => model.choiceAt(at));
  };
  expect(choicesOf(0)).toEqual(['free', undefined, undefined, 'only']);
  expect(choicesOf(1)).toEqual([undefined, 'itself', undefined, undefined]);
  expect(choicesOf(null)).toEqual([undefined, undefined, undefined, undefined]);
});

test('W8: who is left out by a play is found once, however often a table is shown', () => {
  const round = withTyped(freshRound({ hands: ['22', '33 44', '51 52'] }), '22', '33');
  const found = tableModelOf(round).leftOutAt(0);
  expect(found).toEqual({ emptied: [0], cannotLead: [] });
  expect(tableModelOf(withTyped(round, 'pass')).leftOutAt(0)).toBe(found);
});

describe('W13: the viewer can win no more that would pay', () => {
  const won = ['66*4+54*4', 'pass', 'pass', '11*4', 'pass', 'pass', '44*3', 'pass', 'pass'];
  const spentWith = (left: string, ...plays: string[]) => {
    const hands = [`66*4 54*4 11*4 44*3 ${left}`, '33 51', '31 51'];
    return tableModelOf(withTyped(freshRound({ hands }), ...won, ...plays)).isSpent;
  };

  test.each([
    { left: '22 65 61', spent: false },
    { left: '22 65', spent: true },
  ])('with $left left: $spent, also after it has played on', ({ left, spent }) => {
    expect(spentWith(left)).toBe(spent);
    expect(spentWith(left, 'decline')).toBe(spent);
  });

  test('not while a play of its own lies unbeaten that may bring enough', () => {
    expect(spentWith('22 65 61', 'decline', '22')).toBe(false);
    expect(spentWith('22 65 61', 'decline', '22', '33')).toBe(true);
  });

  test('never before it may declare', () => {
    const round = freshRound({ hands: ['66 54', '33', '31'] });
    expect(tableModelOf(round).isSpent).toBe(false);
  });
});

describe('the end', () => {
  const ripe = ['66*4 54*4 63*4 11*3 22', '33', '33'];
  const won = ['66*4+63*4+54*4', 'pass', 'pass', '11*3', 'pass', 'pass'];

  test('has a winner only once the round is over', () => {
    const asked = withTyped(freshRound({ hands: ripe }), ...won);
    expect(tableModelOf(asked)).toMatchObject({ winner: null, declarer: null });
    const end = withTyped(asked, 'declare');
    expect(tableModelOf(end)).toMatchObject({ phase: 'over', turn: null, winner: 0, declarer: 0 });
  });

  test('W10: keeps what fours have brought apart from the declaration', () => {
    const end = withTyped(freshRound({ hands: ripe }), ...won, 'declare');
    const model = tableModelOf(end);
    expect(model.fours).toEqual([6, -3, -3]);
    expect(model.seats.map(({ chips }) => chips)).toEqual([8, -4, -4]);
    const paid = paymentsOf(end.position).filter(({ cause }) => cause === 'declared');
    expect(paid.map(({ points }) => points)).toEqual([1, 1]);
  });

  test('tells who was stood in for', () => {
    const round = withTyped(freshRound({ hands: ripe }), ...won.slice(0, 2));
    const { steps } = tableModelOf({ ...round, standIns: [1] });
    expect(steps.map(({ standIn }) => standIn)).toEqual([false, true]);
  });
});
