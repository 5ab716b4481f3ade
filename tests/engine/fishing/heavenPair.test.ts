import { describe, expect, test } from 'vitest';
import {
  catchOf,
  drawPileLeftOf,
  handOf,
  type Position,
} from '../../../src/engine/fishing/index.ts';
import { formatTiles, tilesOf, totalOf } from '../../../src/engine/index.ts';
import { afterPlays, legalTexts, tableOf } from '../../support/table.ts';

function caughtBy(position: Position, seat: number): string {
  return formatTiles(tilesOf(catchOf(position, seat))).join(' ');
}

describe('heavenPair off', () => {
  test('F10 two Heavens stay in the hand and no pair is a play', () => {
    const table = tableOf('tiu-u', { hands: ['66 66'] });
    expect(caughtBy(table, 0)).toBe('');
    expect(legalTexts(table, '66')).toEqual(['66']);
  });
});

describe('heavenPair must', () => {
  test.each([
    { heavens: 1, laid: '', left: 12 },
    { heavens: 2, laid: '66 66', left: 10 },
    { heavens: 3, laid: '66 66', left: 10 },
    { heavens: 4, laid: '66 66 66 66', left: 8 },
  ])(
    'F10 of $heavens Heavens in a hand "$laid" are laid before play',
    ({ heavens, laid, left }) => {
      const table = tableOf('tiu-u-culin', { hands: ['', `66*${heavens}`] });
      expect(caughtBy(table, 1)).toBe(laid);
      expect(caughtBy(table, 0)).toBe('');
      expect(totalOf(handOf(table, 1))).toBe(left);
      expect(table.phase).toBe('hand');
      expect(table.seat).toBe(0);
    },
  );

  test('F10 two seats may each lay a pair', () => {
    const table = tableOf('tiu-u-culin', { seats: 3, hands: ['66 66', '', '66 66'] });
    expect([0, 1, 2].map((seat) => caughtBy(table, seat))).toEqual(['66 66', '', '66 66']);
    expect([0, 1, 2].map((seat) => totalOf(handOf(table, seat)))).toEqual([6, 8, 6]);
  });

  test('F10 a pair that comes together in the lake is not laid, and nothing is a play of its own', () => {
    const table = tableOf('tiu-u-culin', { hands: ['66'], lake: '66' });
    expect(caughtBy(table, 0)).toBe('');
    expect(legalTexts(table, '66')).toEqual(['66x66']);
  });
});

describe('heavenPair may', () => {
  test('F10 the pair is a play of its own besides the plays of one Heaven', () => {
    const table = tableOf('tiu-u-woodpile', { hands: ['66 66'] });
    expect(caughtBy(table, 0)).toBe('');
    expect(legalTexts(table, '66')).toEqual(['66', '66+66']);
  });

  test('F10 it is an extra play: the same seat then makes its hand play, and nothing is drawn', () => {
    const table = tableOf('tiu-u-woodpile', { hands: ['66 66 54'], lake: '63' });
    const next = afterPlays(table, '66+66');
    expect(caughtBy(next, 0)).toBe('66 66');
    expect(next.seat).toBe(0);
    expect(next.phase).toBe('hand');
    expect(totalOf(handOf(next, 0))).toBe(10);
    expect(drawPileLeftOf(next)).toBe(24);
    expect(legalTexts(next, '66')).toEqual([]);
    expect(legalTexts(next, '54')).toEqual(['54x63']);
  });

  test.each([
    { heavens: 1, before: ['66'] },
    { heavens: 2, before: ['66', '66+66'], once: [] },
    { heavens: 3, before: ['66', '66+66'], once: ['66'] },
    { heavens: 4, before: ['66', '66+66'], once: ['66', '66+66'] },
  ])('F10 with $heavens Heavens', ({ heavens, before, once }) => {
    const table = tableOf('tiu-u-woodpile', { hands: [`66*${heavens}`] });
    expect(legalTexts(table, '66')).toEqual(before);
    if (once !== undefined) expect(legalTexts(afterPlays(table, '66+66'), '66')).toEqual(once);
    if (heavens === 4) {
      const twice = afterPlays(table, '66+66', '66+66');
      expect(caughtBy(twice, 0)).toBe('66 66 66 66');
      expect(legalTexts(twice, '66')).toEqual([]);
    }
  });

  test('F10 the first hand play of the round closes it for that seat only', () => {
    const table = tableOf('tiu-u-woodpile', {
      hands: ['66 66 31', '66 66 31'],
      drawPile: '65 21',
    });
    const other = afterPlays(table, '31', '65');
    expect(other.seat).toBe(1);
    expect(legalTexts(other, '66')).toEqual(['66', '66+66']);
    const again = afterPlays(other, '66+66', '31x31', '21');
    expect(again.seat).toBe(0);
    expect(legalTexts(again, '66')).toEqual(['66']);
  });

  test('F10 a Heaven played first closes it, too', () => {
    const table = tableOf('tiu-u-woodpile', {
      hands: ['66*3', '31'],
      drawPile: '65 21',
    });
    const again = afterPlays(table, '66', '65', '31', '21');
    expect(legalTexts(again, '66')).toEqual(['66x66']);
  });

  test('F10 the pair may be laid where the hand must capture', () => {
    const table = tableOf('tiu-u-woodpile', {
      hands: ['66 66 54'],
      lake: '63',
      rules: { captureFromHand: 'hand' },
    });
    expect(legalTexts(table)).toEqual(['54x63', '66+66']);
  });

  test('F10 it is no play of a drawn tile', () => {
    const table = tableOf('tiu-u-woodpile', { hands: ['66 66 31'], drawPile: '66' });
    expect(legalTexts(afterPlays(table, '31'))).toEqual(['66']);
  });

  test('F10 any variant can have it', () => {
    const table = tableOf('shi-wu-hu', { hands: ['66 66'], rules: { heavenPair: 'may' } });
    expect(legalTexts(table, '66')).toEqual(['66', '66+66']);
  });
});
