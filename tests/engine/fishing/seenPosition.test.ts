import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  catchOf,
  drawnOf,
  drawPileLeftOf,
  handOf,
  lakeOf,
  legalPlays,
  type Position,
  seenPosition,
  stacksOf,
  viewFor,
} from '../../../src/engine/fishing/index.ts';
import { kinds, seatsOf, totalOf } from '../../../src/engine/index.ts';
import { rounds } from '../../support/arbitraries.ts';
import { expectSame } from '../../support/expectSame.ts';
import { afterPlays, legalTexts, tableOf, tilesIn } from '../../support/table.ts';
import { check, maskOfCounts, maskWhere, stepsOf } from '../randomRounds.ts';

/** What the seat to play sees of a position, as a position. */
function seenOf(position: Position): Position {
  return seenPosition(viewFor(position, position.seat));
}

describe('seen positions', () => {
  test('all that the seat to play sees lies where it lies, and nothing else lies anywhere', () => {
    check(
      fc.property(rounds, (round) => {
        for (const { position } of stepsOf(round)) {
          const seen = seenOf(position);
          expect(seen.game).toBe(position.game);
          expectSame([seen.phase, seen.seat], [position.phase, position.seat]);
          expect(seen.counts).toHaveLength(position.counts.length);
          for (const seat of seatsOf(round.game.seatCount)) {
            const hand = kinds.map((kind) =>
              seat === position.seat ? handOf(position, seat)[kind] : 0,
            );
            expectSame(
              kinds.map((kind) => handOf(seen, seat)[kind]),
              hand,
            );
            expectSame(catchOf(seen, seat), catchOf(position, seat));
          }
          expectSame(lakeOf(seen), lakeOf(position));
          expectSame(stacksOf(seen), stacksOf(position));
          expect(drawnOf(seen)).toBe(drawnOf(position));
          expect(drawPileLeftOf(seen)).toBe(drawPileLeftOf(position));
        }
      }),
      15,
    );
  });

  test('the seat to play has the plays that it has', () => {
    check(
      fc.property(rounds, (round) => {
        for (const { position } of stepsOf(round)) {
          expectSame(legalPlays(seenOf(position)), legalPlays(position));
        }
      }),
      15,
    );
  });

  test('the masks agree with the counts', () => {
    check(
      fc.property(rounds, (round) => {
        for (const { position } of stepsOf(round)) {
          const seen = seenOf(position);
          const lake = lakeOf(position);
          expectSame(
            [...seen.handMasks],
            seatsOf(round.game.seatCount).map((seat) => maskOfCounts(handOf(seen, seat))),
          );
          expectSame(
            [seen.lakeMask, seen.lakeTwos, seen.lakeThrees],
            [
              maskOfCounts(lake),
              maskWhere(lake, (copies) => copies === 2),
              maskWhere(lake, (copies) => copies === 3),
            ],
          );
        }
      }),
      10,
    );
  });

  test('nothing that is hidden is in it', () => {
    const table = tableOf('tiu-u', { seats: 3, hands: ['44', '54 61', '22 11'], drawPile: '31' });
    const seen = seenOf(table);
    expect([0, 1, 2].map((seat) => totalOf(handOf(seen, seat)))).toEqual([8, 0, 0]);
    expect(seen.drawPile).toEqual(new Uint8Array(24));
    const drawn = seenOf(afterPlays(table, '44'));
    expect(drawn.drawPile).toEqual(Uint8Array.from([...tilesIn('31'), ...Array<number>(23)]));
  });
});

describe('F10 in seen positions', () => {
  const may = { heavenPair: 'may' } as const;

  test('whoever has laid a pair and made no hand play may lay another', () => {
    const table = tableOf('tiu-u', { rules: may, hands: ['66*4'] });
    const laid = afterPlays(table, '66+66');
    expect(seenOf(laid).begunSeats).toBe(0);
    expect(legalTexts(seenOf(laid), '66')).toEqual(['66', '66+66']);
  });

  test('whoever has made a hand play may not', () => {
    const hands = ['66 66 22', '33'];
    const table = tableOf('tiu-u', { rules: may, hands, drawPile: '65 61' });
    expect(seenOf(table).begunSeats).toBe(0b00);
    const first = afterPlays(table, '22', '65');
    expect(seenOf(first).begunSeats).toBe(0b01);
    const back = afterPlays(first, '33', '61');
    expect(seenOf(back).begunSeats).toBe(0b11);
    expect(legalTexts(seenOf(back), '66')).toEqual(['66']);
  });

  test('a seat that may lay a pair does not open it to those that have played before', () => {
    const hands = ['66 66', '33'];
    const table = tableOf('tiu-u', { rules: may, hands, drawPile: '61', starter: 1 });
    const first = afterPlays(table, '33', '61');
    expect(legalTexts(first, '66')).toContain('66+66');
    expect(seenOf(first).begunSeats).toBe(0b10);
  });

  test('of another seat with fewer tiles than it was dealt a hand play is taken for granted', () => {
    const table = tableOf('tiu-u', { rules: may, hands: ['66*4'] });
    const view = viewFor(afterPlays(table, '66+66'), 1);
    expect(seenPosition(view).begunSeats).toBe(0b01);
  });
});
