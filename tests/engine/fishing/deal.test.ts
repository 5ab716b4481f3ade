import { describe, expect, test } from 'vitest';
import {
  type Deal,
  dealProblemOf,
  dealTiles,
  handOf,
  lakeOf,
  startPosition,
} from '../../../src/engine/fishing/index.ts';
import { countTiles, formatKind, tilesOf } from '../../../src/engine/index.ts';
import { chanceOf } from '../../support/chance.ts';
import { dealOf, gameOf, tilesIn } from '../../support/table.ts';

const game = gameOf('tiu-u');
const deal = dealOf(game, { hands: ['66'], lake: '11', drawPile: '63' });

/** The deal with one tile replaced by another. */
function withReplaced(tile: string, other: string): Deal {
  const [from = 0, to = 0] = tilesIn(`${tile} ${other}`);
  const place = deal.lake.indexOf(from);
  return { ...deal, lake: deal.lake.with(place, to) };
}

describe('deals', () => {
  test('a full deal of the kit has no problem', () => {
    expect(dealProblemOf(game, deal)).toBeUndefined();
  });

  test.each([
    {
      what: 'a seat too few',
      wrong: { ...deal, hands: deal.hands.slice(1) },
      problem: { path: 'deal.hands', expected: 2, found: 1 },
    },
    {
      what: 'a seat too many',
      wrong: { ...deal, hands: [...deal.hands, []] },
      problem: { path: 'deal.hands', expected: 2, found: 3 },
    },
    {
      what: 'a hand too small',
      wrong: { ...deal, hands: [deal.hands[0] ?? [], deal.hands[1]?.slice(1) ?? []] },
      problem: { path: 'deal.hands.1', expected: 12, found: 11 },
    },
    {
      what: 'a lake too large',
      wrong: { ...deal, lake: [...deal.lake, 0] },
      problem: { path: 'deal.lake', expected: 16, found: 17 },
    },
    {
      what: 'a draw pile too small',
      wrong: { ...deal, drawPile: deal.drawPile.slice(0, 3) },
      problem: { path: 'deal.drawPile', expected: 24, found: 3 },
    },
  ])('$what is a wrong size', ({ wrong, problem }) => {
    expect(dealProblemOf(game, wrong)).toEqual({ code: 'wrong-size', ...problem });
  });

  test('tiles that are not those of the kit are wrong copies', () => {
    expect(dealProblemOf(game, withReplaced('11', '54'))).toEqual({
      code: 'wrong-copies',
      kind: '54',
      expected: 2,
      found: 3,
    });
    expect(dealProblemOf(game, withReplaced('11', '66'))).toEqual({
      code: 'wrong-copies',
      kind: '66',
      expected: 4,
      found: 5,
    });
  });

  test('of several wrong copies the first in the order of the kit is told, be it too few or too many', () => {
    const lake = dealOf(game, { lake: '66' });
    const [heaven = 0, earth = 0] = tilesIn('66 11');
    const wrong = { ...lake, lake: lake.lake.with(lake.lake.indexOf(heaven), earth) };
    expect(dealProblemOf(game, wrong)).toMatchObject({ kind: '66', expected: 4, found: 3 });
  });

  test('a deal of the cards is none of two sets', () => {
    const cards = gameOf('shi-wu-hu');
    expect(dealProblemOf(game, dealOf(cards, {}))?.code).toBe('wrong-size');
    expect(dealProblemOf(cards, deal)?.code).toBe('wrong-size');
  });

  test('F1 a shuffled deal is full for every seed', () => {
    for (const seed of [0, 1, 2, 3, 4]) {
      for (const seats of [2, 3] as const) {
        for (const id of ['tiu-u', 'shi-wu-hu'] as const) {
          const one = gameOf(id, seats);
          expect(dealProblemOf(one, dealTiles(one, chanceOf(seed)))).toBeUndefined();
        }
      }
    }
  });

  test('how chance is used is pinned: the same numbers give the same deal for ever', () => {
    const text = (tiles: readonly number[]): string => tiles.map(formatKind).join(' ');
    const seeded = dealTiles(gameOf('tiu-u', 3), chanceOf(42));
    expect([...seeded.hands, seeded.lake, seeded.drawPile].map(text)).toMatchInlineSnapshot(`
      [
        "64 32 52 33 22 62 21 61",
        "33 53 62 31 31 66 43 63",
        "21 11 55 64 22 44 31 42",
        "43 44 61 11 64 55 51 31 61 66 66 11 51 11 51 44",
        "64 55 65 54 42 41 33 22 65 52 41 51 53 33 22 32 65 54 66 55 63 44 65 61",
      ]
    `);
  });

  test('a deal of 64 tiles takes 63 numbers, the last tile has no choice', () => {
    let taken = 0;
    dealTiles(game, () => {
      taken += 1;
      return 0;
    });
    expect(taken).toBe(63);
  });

  test('chance that says 1 is none', () => {
    expect(() => dealTiles(game, () => 1)).toThrow('both places hold a tile');
  });

  test('chance that always says 0 turns the kit by one place', () => {
    const cut = dealTiles(game, () => 0);
    const all = [...cut.hands.flat(), ...cut.lake, ...cut.drawPile];
    const kit = tilesOf(countTiles(all));
    expect(all).toEqual([...kit.slice(1), ...kit.slice(0, 1)]);
  });

  test('the position before the first play holds the deal', () => {
    const start = startPosition(game, deal, 1);
    for (const seat of [0, 1]) {
      expect(handOf(start, seat)).toEqual(countTiles(deal.hands[seat] ?? []));
    }
    expect(lakeOf(start)).toEqual(countTiles(deal.lake));
    expect(Array.from(start.drawPile)).toEqual(deal.drawPile);
    expect(start).toMatchObject({ seat: 1, phase: 'hand', turnedUp: 0 });
  });
});
