import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PlayValue } from '../../../../src/bots/bot.ts';
import { factsFor, reasonOf } from '../../../../src/bots/fishing/reasons/reason.ts';
import { whyNowOf } from '../../../../src/bots/fishing/reasons/whyNow.ts';
import {
  baitOf,
  catchOf,
  fishOf,
  formOf,
  handOf,
  lakeOf,
  legalPlays,
  type Position,
  type Reason,
  type SeatView,
  strandedByPlacing,
  takenBy,
  viewFor,
  type WhyNow,
} from '../../../../src/engine/fishing/index.ts';
import {
  countOf,
  formatKind,
  type Kind,
  kindOf,
  kinds,
  type Play,
  pipsOf,
  redPipsOf,
  seatAfter,
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

/** A reason that says nothing of other seats or other plays. */
const plain: Reason = { why: 'gains', points: 36 };

/** What is told after that. */
function whyNow(position: Position, play: string): WhyNow | undefined {
  return whyNowOf(viewFor(position, position.seat), playOf(play), plain);
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

  test('adds more points than every other one, or as many', () => {
    const position = tableOf('tiu-u', { hands: ['63 22', ''], lake: '54 31' });
    expect(reason(position, '63x54')).toEqual({ why: 'gainsMost', points: 36 });
    const even = tableOf('tiu-u', { hands: ['63', ''], lake: '54 63' });
    expect(reason(even, '63x54')).toEqual({ why: 'gainsAsMany', points: 36 });
  });

  test('is told by its points before all reckoning', () => {
    const position = tableOf('tiu-u', { hands: ['63 66', ''], lake: '54' });
    const values = [value('63x54', 90), value('66', 60, 2)];
    expect(reason(position, '63x54', values)).toEqual({ why: 'onlyCatch', points: 36 });
  });

  test('takes first what more of the others can take', () => {
    const taking = (catches: string): Reason => {
      const view = viewWith('tiu-u', { hand: '63 44', lake: '54 53', catches: [catches] });
      return reasonOf({ ...view, legal: ['63x54', '44x53'].map(playOf) }, playOf('44x53'), []);
    };
    // Two 62, another 53 and three 44 are unseen, and of the nines one 54 and one 63.
    expect(taking('')).toEqual({
      ...{ why: 'wanted', points: 32, tiles: 6 },
      ...{ fish: kindOf('54'), fewer: 2 },
    });
    // As many could take the other one.
    expect(taking('44 44 44 62')).toEqual({ why: 'gains', points: 32 });
  });

  test('S1 brings the next ten nearer where it adds no points yet', () => {
    const taking = (caught: string): Reason => {
      const view = viewWith('tiu-u', { hand: '22 61', lake: '31', catches: [caught] });
      return reasonOf({ ...view, legal: ['22x31', '22'].map(playOf) }, playOf('22x31'), []);
    };
    expect(taking('11')).toEqual({ why: 'pipsNearer', pips: 1, lacks: 8 });
    expect(taking('')).toEqual({ why: 'onlyCatch', points: 10 });
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
    expect(placing('63 63 22', '54')).toEqual({ why: 'ownCan', baits: [kindOf('63')], tiles: 1 });
    expect(placing('63 22', '63 54').why).toBe('fewCatchers');
    expect(placing('63 22', '63 54 54').why).toBe('strands');
  });

  test('F3 places what the seat may catch back with its own draw', () => {
    const view = viewWith('tiu-u', { hand: '51 63', lake: '54', drawPileLeft: 1 });
    const placing = { ...view, legal: ['51', '63x54'].map(playOf) };
    expect(reasonOf(placing, playOf('51'), [])).toEqual({ why: 'drawNext', tiles: 9 });
    expect(reasonOf({ ...placing, drawPileLeft: 0 }, playOf('51'), []).why).toBe('quiet');
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

describe('what is told after the reason', () => {
  test('F7 is that what nobody else can take can wait', () => {
    const rules = { tripleOf: 'any' } as const;
    const position = tableOf('tiu-u', { rules, hands: ['66 63', ''], lake: '66*3 54' });
    expect(reason(position, '63x54').why).toBe('gains');
    expect(whyNow(position, '63x54')).toEqual({
      why: 'waits',
      bait: kindOf('66'),
      fish: kindOf('66'),
      copies: 3,
    });
  });

  test('F7 is that what few others can take may wait', () => {
    const waiting = (catches: string): WhyNow | undefined => {
      const view = viewWith('tiu-u', { hand: '63 66', lake: '54 66', catches: [catches] });
      return whyNowOf({ ...view, legal: ['63x54', '66x66'].map(playOf) }, playOf('63x54'), plain);
    };
    expect(waiting('66')).toEqual({ why: 'mayWait', bait: 0, fish: 0, tiles: 1 });
    expect(waiting('')).toEqual({ why: 'mayWait', bait: 0, fish: 0, tiles: 2 });
    expect(waiting('66 66')).toMatchObject({ why: 'waits', copies: 1 });
    const view = viewWith('tiu-u', { hand: '63 44', lake: '54 44' });
    const smaller = { ...view, legal: ['63x54', '44x44'].map(playOf) };
    expect(whyNowOf(smaller, playOf('44x44'), plain)).toEqual({
      ...{ why: 'mayWait', bait: kindOf('63'), fish: kindOf('54'), tiles: 2 },
    });
    const eights = viewWith('tiu-u', { hand: '63 44', lake: '62 54', catches: ['22'] });
    const greater = { ...eights, legal: ['63x54', '44x62', '63'].map(playOf) };
    // What is greater is taken already.
    expect(whyNowOf(greater, playOf('63x54'), plain)?.why).toBe('contested');
  });

  test('F7 is that the next seat could take the fish, unless it has nothing to take it with', () => {
    const contested = (left: Partial<SeatView>, catches = ''): WhyNow | undefined => {
      const view = viewWith('tiu-u', { hand: '63 22', lake: '54', catches: [catches] });
      return whyNowOf(
        { ...view, legal: ['63x54', '63'].map(playOf), ...left },
        playOf('63x54'),
        plain,
      );
    };
    expect(contested({})).toEqual({ why: 'contested', fish: kindOf('54'), seat: 1 });
    expect(contested({}, '63 54')).toBeUndefined();
    // The one tile that is left is drawn before anybody else plays.
    expect(contested({ handSizes: [2, 0], drawPileLeft: 1 })).toBeUndefined();
    expect(contested({ handSizes: [2, 0], drawPileLeft: 2 })).toEqual({
      why: 'contested',
      fish: kindOf('54'),
      seat: 1,
    });
    const drawn = { handSizes: [2, 0], drawPileLeft: 1, phase: 'drawn', drawn: kindOf('63') };
    expect(contested({ ...drawn, phase: 'drawn' })).toEqual({
      why: 'contested',
      fish: kindOf('54'),
      seat: 1,
    });
  });

  test('is nothing that the reason has said', () => {
    const view = viewWith('tiu-u', { hand: '63 66', lake: '54 66', catches: ['66 66'] });
    const two = { ...view, legal: ['63x54', '66x66'].map(playOf) };
    const wanted = { why: 'wanted', points: 36, tiles: 2, fish: 0, fewer: 0 } as const;
    expect(whyNowOf(two, playOf('63x54'), wanted)).toBeUndefined();
    const withholds = { why: 'withholds', fish: 0, seat: 1, group: 'sky-nine' } as const;
    expect(whyNowOf(two, playOf('66x66'), withholds)).toBeUndefined();
    const one = { ...view, legal: ['63x54', '63'].map(playOf) };
    expect(whyNowOf(one, playOf('63x54'), withholds)).toBeUndefined();
    expect(whyNowOf(one, playOf('63x54'), plain)?.why).toBe('contested');
  });

  test('is nothing where no points are taken', () => {
    const position = tableOf('tiu-u', { hands: ['22 33', '22 22'], lake: '22' });
    expect(whyNow(position, '22x22')).toBeUndefined();
    expect(whyNow(position, '33')).toBeUndefined();
  });
});

describe('by the reckoning of a bot a play', () => {
  // Nothing is left to be drawn that could catch it.
  const seen = viewWith('tiu-u', { hand: '51 63', lake: '31 54', drawPileLeft: 0 });
  const view = { ...seen, legal: ['51', '63', '63x54'].map(playOf) };
  const of = (...values: readonly PlayValue[]): Reason => reasonOf(view, playOf('51'), values);

  test('is worth more than the next best, beyond what chance makes of it', () => {
    expect(of(value('51', 30), value('63x54', 18.4, 5), value('63', 4, 5))).toEqual({
      why: 'expects',
      points: 12,
    });
  });

  test('is worth about as much as another where chance can make the difference', () => {
    expect(of(value('51', 30), value('63x54', 18, 7))).toEqual({ why: 'asGood' });
    expect(of(value('63x54', 30), value('51', 20, 6))).toEqual({ why: 'asGood' });
    expect(of(value('51', 30), value('63x54', 29.8))).toEqual({ why: 'asGood' });
  });

  test('is worth less: then nothing is made of it', () => {
    expect(of(value('63x54', 30), value('51', 2, 1))).toEqual({ why: 'quiet' });
  });

  test('is not compared where nothing was reckoned', () => {
    expect(of()).toEqual({ why: 'quiet' });
    expect(of(value('51', 30))).toEqual({ why: 'quiet' });
  });
});

test('it is told only by who plays', () => {
  const view = viewFor(tableOf('tiu-u', { hands: ['63', ''], lake: '54' }), 1);
  expect(() => reasonOf(view, playOf('63x54'), [])).toThrow();
});

test('over whole rounds every play has a reason, and what it tells of the hand is true', () => {
  const told = new Set<(Reason | WhyNow)['why']>();
  check(
    fc.property(rounds, (round) => {
      for (const { position, chosen } of stepsOf(round)) {
        const view = viewFor(position, position.seat);
        const found = reasonOf(view, chosen, []);
        const facts = factsFor(view, chosen);
        expect(found).toEqual(facts[0] ?? { why: 'quiet' });
        for (const each of [found, ...facts, whyNowOf(view, chosen, found)]) {
          if (each === undefined) continue;
          told.add(each.why);
          expectTrue(each, position, chosen);
        }
      }
    }),
    runs(20, 60),
  );
  const hoped: readonly (Reason | WhyNow)['why'][] = [
    ...(['only', 'gainsMost', 'gainsAsMany', 'onlyCatch', 'wanted', 'pipsNearer'] as const),
    ...(['least', 'onlyOwn', 'ownCan', 'drawNext', 'waits', 'mayWait', 'contested'] as const),
  ];
  expect(hoped.filter((why) => !told.has(why))).toEqual([]);
});

function expectTrue(found: Reason | WhyNow, position: Position, chosen: Play): void {
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
    case 'gainsAsMany':
      expect(found.points).toBe(gain(chosen));
      expect(Math.max(...others.map(gain))).toBe(found.points);
      return;
    case 'onlyCatch':
      expect([found.points, found.points > 0]).toEqual([gain(chosen), true]);
      expect(others.filter((play) => takenBy(play).length > 0)).toEqual([]);
      return;
    case 'wanted': {
      expect([found.points, found.points > 0]).toEqual([gain(chosen), true]);
      expect(found.tiles).toBeGreaterThan(found.fewer);
      expect(unseenCatchers(fishOf(chosen))).toBe(found.tiles);
      expect(unseenCatchers(found.fish)).toBe(found.fewer);
      const rivals = others.filter((play) => formOf(play) === 'capture');
      const greater = rivals.filter((play) => fishOf(play) === found.fish).map(gain);
      expect(Math.max(...greater)).toBeGreaterThan(found.points);
      return;
    }
    case 'pipsNearer': {
      const small = (tiles: readonly Kind[]): number =>
        tiles.filter((kind) => pipsOf(kind) <= 7).reduce((sum, kind) => sum + redPipsOf(kind), 0);
      const red = small([...caught, ...takenBy(chosen)]);
      expect([gain(chosen), small(takenBy(chosen))]).toEqual([0, found.pips]);
      expect(Math.ceil((red + found.lacks) / 10)).toBe(Math.ceil(red / 10) + 1);
      expect(Math.ceil((red + found.lacks - 1) / 10)).toBe(Math.ceil(red / 10));
      return;
    }
    case 'ownCan':
      expect(found.baits).toEqual(
        kinds.filter((kind) => hand.includes(kind) && catches(kind, baitOf(chosen))),
      );
      expect(found.baits).not.toEqual([]);
      expect([unseenCatchers(baitOf(chosen)), found.tiles > 0]).toEqual([found.tiles, true]);
      return;
    case 'drawNext':
      expect([formOf(chosen), phase]).toEqual(['place', 'hand']);
      expect([unseenCatchers(baitOf(chosen)), found.tiles > 0]).toEqual([found.tiles, true]);
      // What is drawn next is this seat's to play (F3).
      expect(position.drawPile.length).toBeGreaterThan(position.turnedUp);
      return;
    case 'mayWait': {
      const taking = others.filter(
        (play) => baitOf(play) === found.bait && takenBy(play).includes(found.fish),
      );
      expect(Math.max(...taking.map(gain))).toBeGreaterThan(gain(chosen));
      expect(hand).toContain(found.bait);
      expect(takenBy(chosen)).not.toContain(found.fish);
      expect([unseenCatchers(found.fish), found.tiles > 0]).toEqual([found.tiles, true]);
      return;
    }
    case 'contested': {
      expect([formOf(chosen), gain(chosen) > 0]).toEqual(['capture', true]);
      expect([found.fish, found.seat]).toEqual([fishOf(chosen), seatAfter(seat, game.seatCount)]);
      expect(unseenCatchers(fishOf(chosen))).toBeGreaterThan(0);
      // Whoever is next holds something, or something is left for them to draw.
      const drawnFirst = phase === 'hand' ? 1 : 0;
      const isLeft = position.drawPile.length - position.turnedUp > drawnFirst;
      expect(tilesOf(handOf(position, found.seat)).length > 0 || isLeft).toBe(true);
      return;
    }
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
