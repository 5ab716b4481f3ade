import { describe, expect, test } from 'vitest';
import { tilesOf } from '../../../src/engine/core/counts.ts';
import { atLeast, atMost, type Clause, fill } from '../../../src/engine/core/fill.ts';
import { kinds } from '../../../src/engine/core/kind.ts';
import { chanceOf } from '../../support/chance.ts';

const thirds = { kit: 'cards', known: [[], [], []], sizes: [28, 28, 28] } as const;
const inSomePlace = (kind: number, least: number): Clause =>
  thirds.sizes.map((_, place) => [atLeast(place, kind, least)]);

describe('what chance puts into hidden places', () => {
  const [one, two, three, four] = [1, 2, 3, 4] as const;
  const hidden = [one, one, two, three, four];
  const shown = tilesOf(kinds.map((kind) => 4 - hidden.filter((tile) => tile === kind).length));
  const places = { kit: 'cards', known: [[], [], shown], sizes: [2, 3, shown.length] } as const;
  const splits = (clauses: readonly Clause[]): Map<string, number> => {
    const random = chanceOf(7);
    const times = new Map<string, number>();
    for (let run = 0; run < 600; run += 1) {
      const split = fill(places, clauses, random)?.[0]?.toSorted().join(' ') ?? 'none';
      times.set(split, (times.get(split) ?? 0) + 1);
    }
    return times;
  };

  test('is what a shuffle would: two of five, of which two are alike', () => {
    const times = splits([]);
    expect([...times.keys()].toSorted()).toEqual(['1 1', '1 2', '1 3', '1 4', '2 3', '2 4', '3 4']);
    for (const [split, often] of times) {
      // A shuffle puts a pair of different ones beside one of the two alike twice as often.
      const fair = /^1 [234]$/.test(split) ? 120 : 60;
      expect(often, split).toBeGreaterThan(fair / 2);
      expect(often, split).toBeLessThan(fair * 2);
    }
  });

  test('is every split that the clauses leave', () => {
    expect([...splits([[[atMost(0, one, 0)]]]).keys()].toSorted()).toEqual(['2 3', '2 4', '3 4']);
    const either: Clause = [[atLeast(0, two, 1)], [atLeast(0, four, 1)]];
    const some = ['1 2', '1 4', '2 3', '2 4', '3 4'];
    expect([...splits([either]).keys()].toSorted()).toEqual(some);
  });
});

test('clauses that can never all be kept are given up, however many ways there are', () => {
  const together = kinds.slice(1).map((kind) => inSomePlace(kind, 4));
  const some = fill(thirds, together.slice(0, 12), chanceOf(1));
  expect(some?.map(({ length }) => length)).toEqual(thirds.sizes);
  expect(fill(thirds, [...together, inSomePlace(0, 5)], chanceOf(1))).toBeUndefined();
});
