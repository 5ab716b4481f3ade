import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PlayValue } from '../../../../src/bots/bot.ts';
import { reasonOf } from '../../../../src/bots/fishing/reasons/reason.ts';
import {
  baitOf,
  catchOf,
  formOf,
  handOf,
  lakeOf,
  legalPlays,
  type Position,
  type Reason,
  strandedByPlacing,
  takenBy,
  viewFor,
} from '../../../../src/engine/fishing/index.ts';
import {
  countOf,
  formatKind,
  type Kind,
  kindOf,
  kinds,
  type Play,
  seatsOf,
  tilesOf,
} from '../../../../src/engine/index.ts';
import { viewWith } from '../../../engine/fishing/viewWith.ts';
import { check, stepsOf } from '../../../engine/randomRounds.ts';
import { rounds } from '../../../support/arbitraries.ts';
import { plainCatches, plainScore } from '../../../support/plainRules.ts';
import { afterPlays, playOf, tableOf } from '../../../support/table.ts';
import { runs } from '../../../support/thoroughness.ts';

/** Why the seat to play makes a play, for its own eyes. */
function reason(position: Position, play: string, values: readonly PlayValue[] = []): Reason {
  return reasonOf(viewFor(position, position.seat), playOf(play), values);
}

function value(play: string, points: number, error = 0): PlayValue {
  return { play: playOf(play), points, error };
}

describe('a play of the own hand', () => {
  test('is told by what it does to the groups before all else', () => {
    const position = tableOf('shi-wu-hu', { hands: ['65 65 63', ''], lake: '65 54' });
    expect(reason(position, '65x65', [value('65x65', 90), value('63x54', 10)])).toEqual({
      why: 'keepsAlive',
      fish: kindOf('65'),
      group: 'quarter-axe',
    });
  });

  test('adds more points than every other one', () => {
    const position = tableOf('tiu-u', { hands: ['63 22', ''], lake: '54 31' });
    expect(reason(position, '63x54')).toEqual({ why: 'gainsMost', points: 36 });
    expect(reason(position, '22x31').why).toBe('gains');
  });

  test('F7 may leave for later what nobody else can take', () => {
    const rules = { tripleOf: 'any' } as const;
    const position = tableOf('tiu-u', { rules, hands: ['66 63', ''], lake: '66*3 54' });
    expect(reason(position, '63x54')).toEqual({
      why: 'waits',
      bait: kindOf('66'),
      fish: kindOf('66'),
      copies: 3,
    });
    // Another 66 is out.
    const open = tableOf('tiu-u', { rules, hands: ['66 63', ''], lake: '66*2 54' });
    expect(reason(open, '63x54').why).not.toBe('waits');
  });

  test('F9 locks three of which it holds the fourth, or not', () => {
    const own = tableOf('tiu-u-culin', { hands: ['44 44', ''], lake: '44 44' });
    expect(reason(own, '44^')).toEqual({ why: 'locksForOwn', bait: kindOf('44') });
    const other = tableOf('tiu-u-culin', { hands: ['44', '44'], lake: '44 44' });
    expect(reason(other, '44^')).toEqual({ why: 'locks', bait: kindOf('44') });
  });

  test('F5 takes one of two from the others, unless only the own hand can catch the other', () => {
    const taking = (hand: string): Reason => {
      const view = viewWith('tiu-u', { hand, lake: '33 33', catches: ['51*4 42'] });
      return reasonOf({ ...view, legal: [playOf('33x33'), playOf('33')] }, playOf('33x33'), []);
    };
    expect(taking('33 22')).toEqual({ why: 'takesOne', fish: kindOf('33') });
    expect(taking('33 33 42')).toEqual({ why: 'takesAway', fish: kindOf('33') });
  });

  test('places what nobody else can catch', () => {
    const placing = (hand: string, catches: string): Reason => {
      const view = viewWith('tiu-u', { hand, catches: [catches] });
      return reasonOf({ ...view, legal: [playOf('63'), playOf('22')] }, playOf('63'), []);
    };
    expect(placing('63 63 22', '54 54')).toEqual({ why: 'onlyOwn', baits: [kindOf('63')] });
    expect(placing('63 54 22', '63 54')).toEqual({ why: 'onlyOwn', baits: [kindOf('54')] });
    expect(placing('63 63 54 54 22', '')).toEqual({
      why: 'onlyOwn',
      baits: [kindOf('63'), kindOf('54')],
    });
    expect(placing('63 63 22', '54').why).toBe('fewCatchers');
    expect(placing('63 22', '63 54 54').why).toBe('strands');
  });

  test('lets go the tile that counts least where there is nothing to catch', () => {
    const position = tableOf('tiu-u', { hands: ['66 22', ''], lake: '' });
    expect(reason(position, '22')).toEqual({ why: 'least' });
    expect(reason(position, '66').why).not.toBe('least');
    const withFish = tableOf('tiu-u', { hands: ['66 22', ''], lake: '31' });
    expect(reason(withFish, '22').why).not.toBe('least');
  });

  test('F7 places what few unseen tiles can catch', () => {
    const hands = ['63 66 31', '54'];
    const position = tableOf('tiu-u', { hands, lake: '22 63 54' });
    expect(reason(position, '63')).toEqual({ why: 'fewCatchers', tiles: 1 });
  });

  test('is the only one', () => {
    const captureFromHand = 'hand';
    const position = tableOf('tiu-u', {
      rules: { captureFromHand },
      hands: ['63', ''],
      lake: '54',
    });
    expect(legalPlays(position)).toHaveLength(1);
    expect(reason(position, '63x54')).toEqual({ why: 'only' });
  });

  test('F3 with a drawn tile that takes nothing is told so', () => {
    const start = tableOf('tiu-u', { hands: ['63', ''], lake: '54', drawPile: '66' });
    expect(reason(afterPlays(start, '63'), '66').why).toBe('nothingToTake');
  });
});

describe('by the reckoning of a bot a play', () => {
  const position = tableOf('tiu-u', { hands: ['22 63', ''], lake: '31 54' });
  const of = (...values: readonly PlayValue[]): Reason => reason(position, '22', values);

  test('is worth more than the next best, beyond what chance makes of it', () => {
    expect(of(value('22', 30), value('63x54', 18.4, 5), value('63', 4, 5))).toEqual({
      why: 'expects',
      points: 12,
    });
  });

  test('is worth about as much as another where chance can make the difference', () => {
    expect(of(value('22', 30), value('63x54', 18, 7))).toEqual({ why: 'asGood' });
    expect(of(value('63x54', 30), value('22', 20, 6))).toEqual({ why: 'asGood' });
    expect(of(value('22', 30), value('63x54', 29.8))).toEqual({ why: 'asGood' });
  });

  test('is worth less: then nothing is made of it', () => {
    expect(of(value('63x54', 30), value('22', 2, 1))).toEqual({ why: 'quiet' });
  });

  test('is not compared where nothing was reckoned', () => {
    expect(of()).toEqual({ why: 'quiet' });
    expect(of(value('22', 30))).toEqual({ why: 'quiet' });
  });
});

test('it is told only by who plays', () => {
  const view = viewFor(tableOf('tiu-u', { hands: ['63', ''], lake: '54' }), 1);
  expect(() => reasonOf(view, playOf('63x54'), [])).toThrow();
});

test('over whole rounds every play has a reason, and what it tells of the hand is true', () => {
  const told = new Set<Reason['why']>();
  check(
    fc.property(rounds, (round) => {
      for (const { position, chosen } of stepsOf(round)) {
        const found = reasonOf(viewFor(position, position.seat), chosen, []);
        told.add(found.why);
        expectTrue(found, position, chosen);
      }
    }),
    runs(20, 60),
  );
  const hoped: readonly Reason['why'][] = ['only', 'gainsMost', 'waits', 'least', 'onlyOwn'];
  expect(hoped.filter((why) => !told.has(why))).toEqual([]);
});

function expectTrue(found: Reason, position: Position, chosen: Play): void {
  const { game, seat, phase } = position;
  const legal = legalPlays(position);
  const others = legal.filter((play) => play !== chosen);
  const hand = tilesOf(handOf(position, seat));
  if (phase === 'hand') hand.splice(hand.indexOf(baitOf(chosen)), 1);
  const points = (tiles: readonly Kind[]): number =>
    plainScore(game.rules, game.variant.kit, tiles.map(formatKind));
  const caught = tilesOf(catchOf(position, seat));
  const gain = (play: Play): number => points([...caught, ...takenBy(play)]) - points(caught);
  const catches = (bait: Kind, fish: Kind): boolean =>
    plainCatches(game.rules, formatKind(bait), formatKind(fish));
  const unseen = [
    ...seatsOf(game.seatCount)
      .filter((other) => other !== seat)
      .flatMap((other) => tilesOf(handOf(position, other))),
    ...Array.from(position.drawPile).slice(position.turnedUp),
  ];
  const unseenCatchers = (fish: Kind): number =>
    unseen.filter((bait) => catches(bait, fish)).length;
  switch (found.why) {
    case 'only':
      expect(others).toEqual([]);
      return;
    case 'gainsMost':
      expect(found.points).toBe(gain(chosen));
      for (const other of others) expect(gain(other)).toBeLessThan(found.points);
      return;
    case 'waits': {
      const taking = others.filter(
        (play) => baitOf(play) === found.bait && takenBy(play).includes(found.fish),
      );
      expect(Math.max(...taking.map(gain))).toBeGreaterThan(gain(chosen));
      expect(hand).toContain(found.bait);
      expect(takenBy(chosen)).not.toContain(found.fish);
      const locked = position.stackMask & (1 << found.fish);
      expect(locked !== 0 ? unseen.includes(found.fish) : unseenCatchers(found.fish) > 0).toBe(
        false,
      );
      return;
    }
    case 'takesAway':
    case 'takesOne': {
      const copies = countOf(lakeOf(position), found.fish);
      const taken = formOf(chosen) === 'triple' ? 3 : 1;
      const isLeft = copies > taken && unseenCatchers(found.fish) > 0;
      expect([found.why, isLeft]).toEqual([found.why, found.why === 'takesOne']);
      return;
    }
    case 'locksForOwn':
      expect(hand).toContain(found.bait);
      return;
    case 'onlyOwn':
      expect(found.baits).toEqual(
        kinds.filter((kind) => hand.includes(kind) && catches(kind, baitOf(chosen))),
      );
      expect(found.baits).not.toEqual([]);
      expect(unseenCatchers(baitOf(chosen))).toBe(0);
      return;
    case 'least':
      expect(legal.filter((play) => takenBy(play).length > 0)).toEqual([]);
      return;
    case 'fewCatchers':
      expect(unseenCatchers(baitOf(chosen))).toBe(found.tiles);
      return;
    case 'quiet':
      expect(formOf(chosen)).toBe('place');
      expect(strandedByPlacing(viewFor(position, seat), chosen)).toEqual([]);
      return;
    case 'expects':
    case 'asGood':
    case 'hidden':
      throw new Error('nothing was reckoned, and the own hand is not hidden');
    // openReasonProperties.test.ts holds the others.
    default:
  }
}
