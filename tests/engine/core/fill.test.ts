import { expect, test } from 'vitest';
import { atLeast, type Clause, fill } from '../../../src/engine/core/fill.ts';
import { kinds } from '../../../src/engine/core/kind.ts';
import { chanceOf } from '../../support/chance.ts';

const thirds = { kit: 'cards', known: [[], [], []], sizes: [28, 28, 28] } as const;
const inSomePlace = (kind: number, least: number): Clause =>
  thirds.sizes.map((_, place) => [atLeast(place, kind, least)]);

test('clauses that can never all be kept are given up, however many ways there are', () => {
  const together = kinds.slice(1).map((kind) => inSomePlace(kind, 4));
  const some = fill(thirds, together.slice(0, 12), chanceOf(1));
  expect(some?.map(({ length }) => length)).toEqual(thirds.sizes);
  expect(fill(thirds, [...together, inSomePlace(0, 5)], chanceOf(1))).toBeUndefined();
});
