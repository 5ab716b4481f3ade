import { describe, expect, test } from 'vitest';
import {
  cardsInMiddle,
  type Move,
  movesBetween,
  type Spot,
} from '../../../../../src/ui/climbing/table/motion/moves.ts';
import type { TableRound } from '../../../../../src/ui/climbing/table/tableModel.ts';
import { tableModelOf } from '../../../../../src/ui/climbing/table/tableModel.ts';
import { legsOf } from '../../../../../src/ui/motion/happened.ts';
import { freshRound, withPlays } from '../climbingRound.ts';

const hands = ['65 66 66 63 44', '31 22 63 42', '11 55 11 62 64'];
const fresh = freshRound({ hands });

/** What moves after some plays, when others were made before. */
function moved(before: readonly string[], after: readonly string[], round = fresh) {
  const begun = withPlays(round, ...before);
  return between(begun, withPlays(begun, ...after));
}

function between(before: TableRound, after: TableRound): string[] {
  return movesBetween(tableModelOf(before), tableModelOf(after)).map(wordsOf);
}

/** A move as text: `66.1 hand > middle, waits 1`. */
function wordsOf({ card, from, via, to, waits }: Move): string {
  const way = [from, ...via, to].map(spotWords).join(' > ');
  return `${card.id} ${way}${waits > 0 ? `, waits ${waits}` : ''}`;
}

function spotWords(spot: Spot): string {
  return spot.at === 'seat' ? `${spot.part} of ${spot.seat}` : spot.at;
}

describe('a play', () => {
  test('the viewer’s cards go to the middle, each by itself', () => {
    expect(moved([], ['66*2+63'])).toEqual([
      '66.1 hand > middle',
      '66.2 hand > middle',
      '63.1 hand > middle',
    ]);
    const [first, , last] = movesBetween(
      tableModelOf(fresh),
      tableModelOf(withPlays(fresh, '66*2+63')),
    );
    expect(first?.card).toEqual({ id: '66.1', step: 0, place: 0, count: 3 });
    expect(last?.card).toEqual({ id: '63.1', step: 0, place: 2, count: 3 });
  });

  test('another seat’s cards come out of its hand, and what they beat sinks under them', () => {
    expect(moved(['65'], ['31'])).toEqual(['65.1 middle > beaten', '31.1 hand of 1 > middle']);
  });

  test('what was beaten before that is out already', () => {
    expect(moved(['65', '31'], ['11'])).toEqual([
      '31.1 middle > beaten',
      '11.1 hand of 2 > middle',
    ]);
  });

  test('where nobody looks, all cards come out of hidden hands', () => {
    expect(moved([], ['65'], freshRound({ hands, viewer: null }))).toEqual([
      '65.1 hand of 0 > middle',
    ]);
  });

  test('a pass moves nothing', () => {
    expect(moved(['65'], ['pass'])).toEqual([]);
  });
});

describe('wu', () => {
  test('a trick that nobody beats goes home to its seat', () => {
    expect(moved(['65', '31', '11', 'pass'], ['pass'])).toEqual(['11.1 middle > heap of 2']);
  });

  test('what is laid goes to the heap, of all seats at once if they lay at once', () => {
    const laying = freshRound({ hands: ['42 21 66', '42 21 11', '65'] });
    expect(moved([], ['lay 42+21'], laying)).toEqual([
      '42.1 hand > heap of 0',
      '21.1 hand > heap of 0',
    ]);
    expect(moved([], ['lay 42+21', 'lay 42+21'], laying).slice(2)).toEqual([
      '42.1 hand of 1 > heap of 1, waits 1',
      '21.1 hand of 1 > heap of 1, waits 1',
    ]);
    expect(moved([], ['lay 42+21', 'lay 42+21', '66'], laying)).toEqual(['66.1 hand > middle']);
  });
});

describe('several plays at once', () => {
  test('two of one trick follow each other; the first passes the middle and sinks', () => {
    expect(moved([], ['65', '31'])).toEqual([
      '65.1 hand > middle > beaten',
      '31.1 hand of 1 > middle, waits 1',
    ]);
  });

  test('of a longer trick only what is seen of it in the end moves', () => {
    expect(moved([], ['65', '31', '11'])).toEqual([
      '31.1 hand of 1 > middle > beaten',
      '11.1 hand of 2 > middle, waits 1',
    ]);
  });

  test('what lay in the middle and was beaten twice sinks out of sight', () => {
    expect(moved(['65'], ['31', '11'])).toEqual([
      '65.1 middle > out',
      '31.1 hand of 1 > middle > beaten',
      '11.1 hand of 2 > middle, waits 1',
    ]);
  });

  test('a trick that was played and won passes the middle', () => {
    expect(moved([], ['66', 'pass', 'pass'])).toEqual(['66.1 hand > middle > heap of 0']);
  });

  test('a trick goes home before the next one begins', () => {
    expect(moved(['66'], ['pass', 'pass', '65'])).toEqual([
      '66.1 middle > heap of 0',
      '65.1 hand > middle, waits 1',
    ]);
  });

  test('of tricks in between nothing moves', () => {
    expect(moved(['66'], ['pass', 'pass', '66', 'pass', 'pass', '65'])).toEqual([
      '66.1 middle > heap of 0',
      '65.1 hand > middle, waits 1',
    ]);
  });
});

describe('undo', () => {
  test('runs backwards', () => {
    const begun = withPlays(fresh, '65');
    expect(between(withPlays(begun, '31'), begun)).toEqual([
      '65.1 beaten > middle',
      '31.1 middle > hand of 1',
    ]);
    expect(between(withPlays(fresh, '66', 'pass', 'pass', '65'), withPlays(fresh, '66'))).toEqual([
      '66.1 heap of 0 > middle, waits 1',
      '65.1 middle > hand',
    ]);
  });

  test('takes as long as the way there', () => {
    const after = tableModelOf(withPlays(fresh, '65', '31'));
    const [there, back] = [
      movesBetween(tableModelOf(fresh), after),
      movesBetween(after, tableModelOf(fresh)),
    ];
    expect(legsOf(there)).toBe(2);
    expect(legsOf(back)).toBe(2);
    expect(back.map(wordsOf)).toEqual(['65.1 beaten > middle > hand', '31.1 middle > hand of 1']);
  });
});

test('nothing moves between like scenes, for another viewer, or in another round', () => {
  const begun = withPlays(fresh, '65');
  expect(between(begun, begun)).toEqual([]);
  expect(between(begun, { ...withPlays(begun, '31'), viewer: 1 })).toEqual([]);
  expect(between(begun, withPlays(fresh, '66'))).toEqual([]);
});

test('in the middle lie the cards to be beaten and what they have beaten, until they are won', () => {
  const seen = (...plays: readonly string[]) =>
    cardsInMiddle(tableModelOf(withPlays(fresh, ...plays))).map(
      ({ id, step, spot }) => `${id} of play ${step} ${spot.at}`,
    );
  expect(seen()).toEqual([]);
  expect(seen('65', '31', '11')).toEqual(['31.1 of play 1 beaten', '11.1 of play 2 middle']);
  expect(seen('65', '31', '11', 'pass', 'pass')).toEqual([]);
});
