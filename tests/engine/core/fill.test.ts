import { describe, expect, test } from 'vitest';
import {
  atLeast,
  atMost,
  type Bound,
  type Clause,
  fill,
  type HiddenPlaces,
} from '../../../src/engine/core/fill.ts';
import {
  chooseIndex,
  formatTiles,
  type Kind,
  kindOf,
  type Random,
  tilesOfKit,
} from '../../../src/engine/index.ts';
import { chanceOf } from '../../support/chance.ts';
import { runs } from '../../support/thoroughness.ts';

const [heaven, nine, four] = [kindOf('66'), kindOf('63'), kindOf('54')];

/** Three places of the kit of dominoes, of which these tiles are hidden, so many in each. */
function placesWith(hidden: readonly Kind[], blanks: readonly number[]): HiddenPlaces {
  const known = [...tilesOfKit('two-sets')];
  for (const kind of hidden) known.splice(known.indexOf(kind), 1);
  const places = blanks.map((_, place) => known.splice(0, place === 0 ? known.length - 20 : 10));
  return {
    kit: 'two-sets',
    known: places,
    sizes: places.map((tiles, place) => tiles.length + (blanks[place] ?? 0)),
  };
}

/** What a fill puts into each place, or null where there is none. */
function put(places: HiddenPlaces, clauses: readonly Clause[], seed = 1): Kind[][] | null {
  const tiles = fill(places, clauses, chanceOf(seed));
  return tiles?.map((all, place) => all.slice(places.known[place]?.length)) ?? null;
}

function holds(tiles: readonly (readonly Kind[])[], { place, kind, least, most }: Bound): boolean {
  const copies = (tiles[place] ?? []).filter((one) => one === kind).length;
  return copies >= least && copies <= most;
}

function isKept(tiles: readonly (readonly Kind[])[], clauses: readonly Clause[]): boolean {
  return clauses.every((ways) => ways.some((way) => way.every((one) => holds(tiles, one))));
}

/** Whether any way at all to put the tiles into the places keeps the clauses. */
function canBeKept(
  hidden: readonly Kind[],
  blanks: readonly number[],
  clauses: readonly Clause[],
): boolean {
  const places: Kind[][] = blanks.map(() => []);
  const tryFrom = (at: number): boolean => {
    const tile = hidden[at];
    if (tile === undefined) return isKept(places, clauses);
    return places.some((tiles, place) => {
      if (tiles.length === blanks[place]) return false;
      tiles.push(tile);
      const found = tryFrom(at + 1);
      tiles.pop();
      return found;
    });
  };
  return tryFrom(0);
}

function someClause(random: Random): Clause {
  const some = (): Bound => {
    const kind = [heaven, nine, four][chooseIndex(3, random)] ?? heaven;
    const place = chooseIndex(3, random);
    return random() < 0.5
      ? atLeast(place, kind, chooseIndex(3, random))
      : atMost(place, kind, chooseIndex(3, random) - (random() < 0.1 ? 1 : 0));
  };
  const several = <One>(make: () => One) =>
    Array.from({ length: 1 + chooseIndex(2, random) }, () => make());
  return several(() => several(some));
}

describe('fill', () => {
  test('finds tiles just where there are any, and such as keep every clause', () => {
    const random = chanceOf(8);
    const hidden = [heaven, heaven, heaven, nine, nine, four, four];
    const blanks = [2, 3, 2];
    const places = placesWith(hidden, blanks);
    const found = { some: 0, none: 0 };
    for (let round = 0; round < runs(400, 4000); round += 1) {
      const clauses = Array.from({ length: 1 + chooseIndex(8, random) }, () => someClause(random));
      const tiles = put(places, clauses, round);
      expect(tiles !== null).toBe(canBeKept(hidden, blanks, clauses));
      if (tiles !== null) {
        expect(tiles.map(({ length }) => length)).toEqual(blanks);
        expect(formatTiles(tiles.flat())).toEqual(formatTiles(hidden));
        expect(isKept(tiles, clauses)).toBe(true);
      }
      found[tiles === null ? 'none' : 'some'] += 1;
    }
    expect(Math.min(found.some, found.none)).toBeGreaterThan(80);
  });

  test('puts each hidden tile anywhere with the same chance where nothing is told', () => {
    const places = placesWith([heaven, nine, nine, four], [1, 1, 2]);
    const counts = [0, 0, 0];
    for (let seed = 0; seed < 4000; seed += 1) {
      const place = put(places, [], 7919 * seed)?.findIndex((tiles) => tiles.includes(heaven)) ?? 0;
      counts[place] = (counts[place] ?? 0) + 1;
    }
    for (const [place, share] of [0.25, 0.25, 0.5].entries()) {
      expect((counts[place] ?? 0) / 4000).toBeCloseTo(share, 1);
    }
  });

  test('has nothing for a place with more tiles than it holds, or a kit with too few', () => {
    const places = placesWith([heaven, nine], [1, 1, 0]);
    expect(put(places, [])).not.toBeNull();
    expect(put({ ...places, sizes: places.sizes.with(0, 0) }, [])).toBeNull();
    expect(put({ ...places, sizes: places.sizes.map((size) => size + 1) }, [])).toBeNull();
    expect(put({ ...places, kit: 'cards-48' }, [])).toBeNull();
  });

  test('has nothing for a clause without a way', () => {
    expect(put(placesWith([heaven], [1, 0, 0]), [[]])).toBeNull();
  });
});
