import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  catchOf,
  drawnOf,
  fishOf,
  formatPlay,
  formOf,
  handOf,
  lakeOf,
  legalPlays,
  type Position,
  startPosition,
} from '../../../src/engine/fishing/index.ts';
import { formatKind, type Kind, type Play, tilesOf } from '../../../src/engine/index.ts';
import { type MissedFish, missedFishOf } from '../../../src/review/fishing/missedFish.ts';
import { check, stepsOf } from '../../engine/randomRounds.ts';
import { type RandomRound, rounds } from '../../support/arbitraries.ts';
import { play, played } from '../../support/fishing.ts';
import { plainScore, plainSettlement } from '../../support/plainRules.ts';
import { dealOf, gameOf, playOf, type Setup, unwrap } from '../../support/table.ts';
import { runs } from '../../support/thoroughness.ts';

function missedIn(setup: Setup, ...texts: readonly string[]): MissedFish[] {
  const game = gameOf('tiu-u', setup.seats, setup.rules);
  const plays = texts.map(playOf);
  return missedFishOf(unwrap(played({ game, deal: dealOf(game, setup), starter: 0, plays })));
}

const told = ({ seat, at, bait, fish, copies }: MissedFish): string =>
  `${seat} at ${at}: ${formatKind(bait)}x${formatKind(fish)}${copies === 3 ? '*3' : ''}`;

describe('missed fish', () => {
  const setup: Setup = { hands: ['66 55', '22'], lake: '66 21 21', drawPile: '63 62' };

  test('a fish left in the lake brings itself and the bait that stayed there too', () => {
    const missed = missedIn(setup, '66');
    const own = missed.filter(({ seat, fish }) => seat === 0 && formatKind(fish) === '66');
    expect(own.map(told)).toEqual(['0 at 0: 66x66']);
    // Two tiles of twelve pips, twice their pips each (S2).
    expect(own[0]?.points).toEqual([48, 0]);
    expect(own[0]?.settlement).toEqual([48, -48]);
  });

  test('a kind that the seat has taken, then or later, is not missed', () => {
    expect(missedIn(setup, '66x66').map(told)).not.toContain('0 at 0: 66x66');
  });
});

/** A tile as an object of its own, which the plain computation follows through the round. */
interface Piece {
  readonly kind: Kind;
  isMoved: boolean;
}

/**
 * Plays the round once more with tiles that can be told apart; those that are moved are what
 * everybody takes last.
 */
function plainEnds(round: RandomRound, plays: readonly Play[], missed: MissedFish) {
  const pieces = (tiles: readonly Kind[]): Piece[] =>
    tiles.map((kind) => ({ kind, isMoved: false }));
  let position: Position = startPosition(round.game, round.deal, round.starter);
  const seats = Array.from({ length: round.game.seatCount }, (_, seat) => seat);
  const catches = seats.map((seat) => pieces(tilesOf(catchOf(position, seat))));
  const hands = seats.map((seat) => pieces(tilesOf(handOf(position, seat))));
  const stacks = new Map<Kind, Piece[]>();
  let lake = pieces(tilesOf(lakeOf(position)));
  const takeFrom = (from: Piece[], kind: Kind, copies: number): Piece[] => {
    const order = [...from].sort((one, other) => Number(one.isMoved) - Number(other.isMoved));
    return order.filter((piece) => piece.kind === kind).slice(0, copies);
  };
  for (const [at, made] of plays.entries()) {
    const { seat } = position;
    const form = formOf(made);
    const fish = fishOf(made);
    const bait = made & 31;
    if (at === missed.at) {
      const source = stacks.get(missed.fish);
      if (missed.copies === 3 && source !== undefined) for (const one of source) one.isMoved = true;
      else for (const one of takeFrom(lake, missed.fish, missed.copies)) one.isMoved = true;
      if (position.phase === 'hand') {
        const inHand = takeFrom(hands[seat] ?? [], missed.bait, 9);
        const used = bait === missed.bait ? inHand[0] : inHand.at(-1);
        if (used !== undefined) used.isMoved = true;
      }
    }
    const fromHand = position.phase === 'hand';
    const own = hands[seat] ?? [];
    const isDrawnBait = at === missed.at && !fromHand;
    const isTheUse = at === missed.at && bait === missed.bait;
    const inHand = own.filter(({ kind }) => kind === bait);
    // The very tile of the missed moment is used there; afterwards the moved one is played last.
    const first = isTheUse
      ? (inHand.find(({ isMoved }) => isMoved) ?? inHand[0])
      : takeFrom(own, bait, 1)[0];
    const used: Piece[] =
      form === 'pair'
        ? takeFrom(own, bait, 2)
        : [fromHand && first ? first : { kind: drawnOf(position) ?? 0, isMoved: isDrawnBait }];
    hands[seat] = own.filter((piece) => !used.includes(piece));
    const leaves = (taken: readonly Piece[]): void => {
      lake = lake.filter((piece) => !taken.includes(piece));
    };
    if (form === 'place') lake.push(...used);
    else if (form === 'stack') {
      const fellows = takeFrom(lake, bait, 2);
      leaves(fellows);
      stacks.set(bait, [...fellows, ...used]);
    } else if (form === 'pair') catches[seat]?.push(...used);
    else {
      const stack = form === 'triple' ? stacks.get(fish) : undefined;
      const taken = stack ?? takeFrom(lake, fish, form === 'triple' ? 3 : 1);
      stacks.delete(stack === undefined ? -1 : fish);
      leaves(taken);
      catches[seat]?.push(...used, ...taken);
    }
    position = unwrap(play(position, made));
  }
  const moved = [catches, hands, [lake], [...stacks.values()]].flat(2).filter((one) => one.isMoved);
  return {
    moved: moved.length,
    real: catches.map((list) => list.map(({ kind }) => formatKind(kind))),
    changed: catches.map((list, seat) => {
      const others = list.filter(({ isMoved }) => !isMoved);
      return [...others, ...(seat === missed.seat ? moved : [])].map(({ kind }) =>
        formatKind(kind),
      );
    }),
  };
}

function plainCounts({ game }: RandomRound, catches: readonly string[][]) {
  const points = catches.map((list) => plainScore(game.rules, game.variant.kit, list));
  return { points, settlement: plainSettlement(game.rules, points) };
}

const minus = (one: readonly number[], other: readonly number[]): number[] =>
  one.map((points, seat) => points - (other[seat] ?? 0));

test('the swing is that of a round played again with tiles that can be told apart', () => {
  let told = 0;
  const numRuns = runs(20, 40);
  check(
    fc.property(rounds, (round) => {
      const plays = [...stepsOf(round)].map(({ chosen }) => chosen);
      for (const missed of missedFishOf(unwrap(played({ ...round, plays })))) {
        told += 1;
        const ends = plainEnds(round, plays, missed);
        expect(ends.moved).toBe(missed.copies + 1);
        const before = plainCounts(round, ends.real);
        const after = plainCounts(round, ends.changed);
        expect(missed.points).toEqual(minus(after.points, before.points));
        expect(missed.settlement).toEqual(minus(after.settlement, before.settlement));
      }
    }),
    numRuns,
  );
  expect(told).toBeGreaterThan(3 * numRuns);
});

test('every kind that could be taken and never was is told once for each seat, at the last chance', () => {
  check(
    fc.property(rounds, (round) => {
      const steps = [...stepsOf(round)];
      const plays = steps.map(({ chosen }) => chosen);
      const takes = (made: Play): boolean => /x/.test(formatPlay(made));
      const expected = new Map<string, number>();
      for (const [at, { position, chosen }] of steps.entries()) {
        const { seat } = position;
        for (const open of legalPlays(position).filter(takes)) {
          expected.set(`${seat} ${fishOf(open)}`, at);
        }
        if (takes(chosen)) expected.delete(`${seat} ${fishOf(chosen)}`);
      }
      const missed = missedFishOf(unwrap(played({ ...round, plays })));
      const found = new Map(missed.map(({ seat, fish, at }) => [`${seat} ${fish}`, at]));
      expect(found.size).toBe(missed.length);
      expect(found).toEqual(expected);
    }),
    runs(25, 60),
  );
});
