import { describe, expect, test } from 'vitest';
import {
  type Move,
  movesBetween,
  movesOfDeal,
  type Spot,
} from '../../../../../src/ui/fishing/table/motion/moves.ts';
import { type TableRound, tableModelOf } from '../../../../../src/ui/fishing/table/tableModel.ts';
import { legsOf } from '../../../../../src/ui/motion/happened.ts';
import { freshRound, withRandomPlays, withTyped } from '../playedRound.ts';

const deal = {
  hands: ['54 44 11', '63 21 31'],
  lake: '63 62 53 22',
  drawPile: '51 43 31 32 55 64',
};

/** What moves after some plays, when others were made before. */
function moved(before: readonly string[], after: readonly string[], round = freshRound({ deal })) {
  const begun = withTyped(round, ...before);
  return movesBetween(tableModelOf(begun), tableModelOf(withTyped(begun, ...after)));
}

/** A move as text: `44.1 hand > lake 2 > seat 0, waits 1, ripples`. */
function wordsOf({ tile, from, via, to, waits, ripples }: Move): string {
  const way = [from, ...via, to].map(spotWords).join(' > ');
  return `${tile.id} ${way}${waits > 0 ? `, waits ${waits}` : ''}${ripples ? ', ripples' : ''}`;
}

function spotWords(spot: Spot): string {
  if (spot.at === 'lake') return `lake ${spot.slot}`;
  return spot.at === 'seat' ? `${spot.part} of ${spot.seat}` : spot.at;
}

describe('plays of the viewer', () => {
  test('a bait goes to its fish, then both to the catch, while the next tile turns over', () => {
    expect(moved([], ['44x53']).map(wordsOf)).toEqual([
      '53.1 lake 2 > catch of 0, waits 1',
      '44.1 hand > lake 2 > catch of 0, ripples',
      '51.1 pile > drawn, waits 1',
    ]);
  });

  test('a placed bait goes to its slot', () => {
    expect(moved([], ['11']).map(wordsOf)).toEqual([
      '11.1 hand > lake 4, ripples',
      '51.1 pile > drawn, waits 1',
    ]);
  });

  test('a drawn tile goes on from where it was turned over', () => {
    expect(moved(['11'], ['51']).map(wordsOf)).toEqual(['51.1 drawn > lake 5, ripples']);
  });

  test('a triple brings all three fish from where they lay', () => {
    const round = freshRound({
      deal: { hands: ['66 44', '21 31'], lake: '66 66 66 22', drawPile: '51 43 31 32' },
    });
    expect(moved([], ['66x66*3'], round).map(wordsOf)).toEqual([
      '66.4 lake 2 > catch of 0, waits 1',
      '66.3 lake 1 > catch of 0, waits 1',
      '66.2 lake 0 > catch of 0, waits 1',
      '66.1 hand > lake 0 > catch of 0, ripples',
      '51.1 pile > drawn, waits 1',
    ]);
  });

  test('a stack gathers where the first of its fellows lies', () => {
    const round = freshRound({
      variant: 'tiu-u-culin',
      deal: { hands: ['44 21', '63 31'], lake: '62 44 22 44', drawPile: '51 43 31 32' },
    });
    expect(moved([], ['44^'], round).map(wordsOf)).toEqual([
      '44.3 lake 2 > lake 1',
      '44.2 lake 1 > lake 1',
      '44.1 hand > lake 1, ripples',
      '51.1 pile > drawn, waits 1',
    ]);
  });

  test('two Heavens go straight to the catch', () => {
    const round = freshRound({
      variant: 'tiu-u-woodpile',
      deal: { hands: ['66 66 44', '21 31 43'], lake: '62 22', drawPile: '51 43 31 32 55 64' },
    });
    expect(moved([], ['66+66'], round).map(wordsOf)).toEqual([
      '66.2 hand > catch of 0',
      '66.1 hand > catch of 0',
    ]);
  });
});

describe('plays of the others', () => {
  test('their bait comes out of their hand', () => {
    expect(moved(['11', '51'], ['63x63']).map(wordsOf)).toEqual([
      '63.1 lake 0 > catch of 1, waits 1',
      '63.2 hand of 1 > lake 0 > catch of 1, ripples',
      '43.1 pile > drawn, waits 1',
    ]);
  });

  test('where nobody looks, the viewer’s tiles come out of a hidden hand too', () => {
    expect(moved([], ['11'], freshRound({ deal, viewer: null })).map(wordsOf)[0]).toBe(
      '11.1 hand of 0 > lake 4, ripples',
    );
  });
});

describe('several plays at once', () => {
  test('a tile that was drawn meanwhile passes the spot where it was turned over', () => {
    expect(moved([], ['11', '51']).map(wordsOf)).toEqual([
      '11.1 hand > lake 4, ripples',
      '51.1 pile > drawn > lake 5, ripples',
    ]);
  });

  test('its fish waits until it has come', () => {
    const round = freshRound({ deal: { ...deal, drawPile: '53 43 31 32 55 64' } });
    expect(moved([], ['11', '53x62'], round).map(wordsOf)).toEqual([
      '11.1 hand > lake 4, ripples',
      '62.1 lake 1 > catch of 0, waits 2',
      '53.2 pile > drawn > lake 1 > catch of 0, ripples',
    ]);
  });

  test('a tile that was placed and caught meanwhile goes straight to the catch', () => {
    const round = freshRound({
      deal: { hands: ['54 44', '54 21'], lake: '62', drawPile: '51 43 31 32' },
    });
    const ways = moved([], ['54', '51', '54x54'], round).map(wordsOf);
    expect(ways).toContain('54.1 hand > catch of 1');
    expect(ways).toContain('54.2 hand of 1 > catch of 1');
  });
});

describe('undo', () => {
  test('runs backwards: what came last goes first', () => {
    const begun = freshRound({ deal });
    const back = movesBetween(tableModelOf(withTyped(begun, '44x53')), tableModelOf(begun));
    expect(back.map(wordsOf)).toEqual([
      '53.1 catch of 0 > lake 2',
      '44.1 catch of 0 > lake 2 > hand',
      '51.1 drawn > pile',
    ]);
  });

  test('each way back is the way there, at every point of a round', () => {
    let moves = 0;
    for (const variant of ['tiu-u', 'tiu-u-culin', 'tiu-u-woodpile', 'shi-wu-hu'] as const) {
      for (let plays = 0; plays < 40; plays += 3) {
        const scene = (count: number) =>
          tableModelOf(withRandomPlays(freshRound({ variant }), { plays: count, placing: 0.3 }));
        const [before, after] = [scene(plays), scene(plays + 3)];
        const [there, back] = [movesBetween(before, after), movesBetween(after, before)];
        const ways = ({ tile, from, via, to }: Move) => [tile, from, ...via, to];
        expect(
          back.map(({ tile, from, via, to }) => [tile, to, ...via.toReversed(), from]),
        ).toEqual(there.map(ways));
        expect(legsOf(back)).toBe(legsOf(there));
        expect(back.every(({ waits }) => waits >= 0)).toBe(true);
        moves += there.length;
      }
    }
    expect(moves).toBeGreaterThan(100);
  });
});

describe('nothing moves', () => {
  const quiet = (before: TableRound, after: TableRound) =>
    movesBetween(tableModelOf(before), tableModelOf(after));

  test('between like scenes, for another viewer, or in another round', () => {
    const round = freshRound({ deal });
    expect(quiet(round, round)).toEqual([]);
    expect(quiet(round, { ...withTyped(round, '11'), viewer: 1 })).toEqual([]);
    expect(quiet(withTyped(round, '11'), withTyped(round, '54'))).toEqual([]);
  });
});

test('of a deal every tile leaves the pile one after the other, within three legs', () => {
  const { arrangement } = tableModelOf(freshRound());
  const moves = movesOfDeal(arrangement);
  expect(moves).toHaveLength(arrangement.hand.length + arrangement.lake.length);
  expect(moves.every(({ from }) => from.at === 'pile')).toBe(true);
  expect(moves.map(({ waits }) => waits)).toEqual(
    moves.map(({ waits }) => waits).toSorted((a, b) => a - b),
  );
  expect(new Set(moves.map(({ waits }) => waits)).size).toBe(moves.length);
  expect(legsOf(moves)).toBeLessThan(3);
});
