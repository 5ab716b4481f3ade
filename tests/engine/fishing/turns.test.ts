import { describe, expect, test } from 'vitest';
import {
  drawnOf,
  drawPileLeftOf,
  handOf,
  lakeOf,
  legalPlays,
  type Position,
  scoresOf,
  stacksOf,
} from '../../../src/engine/fishing/index.ts';
import { formatTiles, tilesOf, totalOf } from '../../../src/engine/index.ts';
import { play } from '../../support/fishing.ts';
import { afterPlays, legalTexts, playOf, tableOf, tilesIn, unwrap } from '../../support/table.ts';

/** Plays a round to its end, always the play that comes first: where it may, it places. */
function playOut(start: Position): Position {
  let position = start;
  while (position.phase !== 'over') {
    const [first] = legalPlays(position);
    if (first === undefined) throw new Error('No play is legal before the end');
    position = unwrap(play(position, first));
  }
  return position;
}

describe('turns', () => {
  test.each([
    { seats: 2 as const, starter: 0, order: [0, 1, 0, 1] },
    { seats: 2 as const, starter: 1, order: [1, 0, 1, 0] },
    { seats: 3 as const, starter: 0, order: [0, 1, 2, 0] },
    { seats: 3 as const, starter: 2, order: [2, 0, 1, 2] },
  ])('F1 $seats seats, seat $starter begins: $order', ({ seats, starter, order }) => {
    let position = tableOf('tiu-u', { seats, starter });
    const seen: number[] = [];
    for (const _ of order) {
      seen.push(position.seat);
      for (const phase of ['hand', 'drawn']) {
        expect(position.phase).toBe(phase);
        const [first] = legalPlays(position);
        if (first === undefined) throw new Error('No play is legal');
        position = unwrap(play(position, first));
      }
    }
    expect(seen).toEqual(order);
  });

  test('F1 the hands are shared equally', () => {
    expect(tableOf('tiu-u', { seats: 2 }).game.handSize).toBe(12);
    expect(tableOf('tiu-u', { seats: 3 }).game.handSize).toBe(8);
    expect(tableOf('shi-wu-hu', { seats: 2 }).game.handSize).toBe(15);
    expect(tableOf('shi-wu-hu', { seats: 3 }).game.handSize).toBe(10);
  });

  test('F3 the drawn tile is played at once, by the same seat, and never joins a hand', () => {
    const start = tableOf('tiu-u', { hands: ['54'], lake: '63', drawPile: '52 63' });
    const drawn = afterPlays(start, '54');
    expect(drawn.seat).toBe(0);
    expect(drawn.phase).toBe('drawn');
    expect(drawnOf(drawn)).toBe(tilesIn('52')[0]);
    expect(drawPileLeftOf(drawn)).toBe(23);
    expect(legalTexts(drawn).every((text) => text.startsWith('52'))).toBe(true);
    const next = afterPlays(drawn, '52');
    expect(next.seat).toBe(1);
    expect(drawnOf(next)).toBeUndefined();
    expect(totalOf(handOf(next, 0))).toBe(11);
    expect(tilesOf(lakeOf(next))).toEqual(expect.arrayContaining(tilesIn('54 52 63')));
  });

  test('F3 a seat without a hand goes straight to its draw play, and the turns stay as many', () => {
    const start = tableOf('tiu-u-woodpile', { seats: 3, hands: ['66*4'] });
    let position = afterPlays(start, '66+66', '66+66');
    let drawPlays = 0;
    let drawOnly = 0;
    let before = position.phase;
    while (position.phase !== 'over') {
      const [first] = legalPlays(position);
      if (first === undefined) throw new Error('No play is legal before the end');
      if (position.phase === 'drawn') drawPlays += 1;
      if (position.phase === 'drawn' && before === 'drawn') {
        expect(position.seat).toBe(0);
        expect(totalOf(handOf(position, 0))).toBe(0);
        drawOnly += 1;
      }
      before = position.phase;
      position = unwrap(play(position, first));
    }
    expect(drawPlays).toBe(24);
    expect(drawOnly).toBe(4);
  });

  test('F6 the round is over when hands and draw pile are empty, and the lake counts for nobody', () => {
    const final = playOut(tableOf('tiu-u'));
    expect(final.phase).toBe('over');
    expect(drawPileLeftOf(final)).toBe(0);
    expect(totalOf(handOf(final, 0)) + totalOf(handOf(final, 1))).toBe(0);
    expect(totalOf(lakeOf(final))).toBe(64);
    expect(scoresOf(final)).toEqual([0, 0]);
    expect(legalTexts(final)).toEqual([]);
  });

  test('F9 a stack left at the end counts for nobody', () => {
    const start = tableOf('tiu-u', {
      hands: ['44'],
      lake: '44 44',
      rules: { thirdTile: 'stack' },
    });
    const final = playOut(afterPlays(start, '44^'));
    expect(formatTiles(stacksOf(final))).toEqual(['44']);
    expect(totalOf(lakeOf(final))).toBe(61);
    expect(scoresOf(final)).toEqual([0, 0]);
  });
});

describe('play', () => {
  test('what is not legal is returned as a problem, and the position stays', () => {
    const start = tableOf('tiu-u', { hands: ['54'], lake: '63' });
    const counts = new Uint8Array(start.counts);
    for (const text of ['54x62', '54^', '54x54', '54x54*3', '66+66', '21x21']) {
      expect(play(start, playOf(text))).toEqual({ ok: false, problem: 'play-not-legal' });
    }
    expect(start.counts).toEqual(counts);
  });
});
