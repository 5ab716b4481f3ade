import { describe, expect, test } from 'vitest';
import { catchOf, lakeOf, type Position, stacksOf } from '../../../src/engine/fishing/index.ts';
import { formatTiles, tilesOf } from '../../../src/engine/index.ts';
import { afterPlays, legalTexts, type Setup, tableOf } from '../../support/table.ts';

const third = { hands: ['44', '44'], lake: '44 44' } satisfies Setup;

/** Seat 0 has laid a stack of 44 and has drawn 65; seat 1 is to play. */
function stackOf44(setup: Setup): Position {
  const table = tableOf('tiu-u-culin', { lake: '44 44', drawPile: '65 11', ...setup });
  return afterPlays(table, '44^', '65');
}

describe('thirdTile', () => {
  test.each([
    { thirdTile: 'none', captureFromHand: 'optional', plays: ['44', '44x44'] },
    { thirdTile: 'none', captureFromHand: 'bait', plays: ['44x44'] },
    { thirdTile: 'none', captureFromHand: 'hand', plays: ['44x44'] },
    { thirdTile: 'loose', captureFromHand: 'optional', plays: ['44', '44x44'] },
    { thirdTile: 'loose', captureFromHand: 'bait', plays: ['44', '44x44'] },
    { thirdTile: 'loose', captureFromHand: 'hand', plays: ['44', '44x44'] },
    { thirdTile: 'stack', captureFromHand: 'optional', plays: ['44', '44^', '44x44'] },
    { thirdTile: 'stack', captureFromHand: 'bait', plays: ['44^', '44x44'] },
    { thirdTile: 'stack', captureFromHand: 'hand', plays: ['44^', '44x44'] },
  ] as const)('F9 $thirdTile with captureFromHand $captureFromHand', (row) => {
    const { thirdTile, captureFromHand, plays } = row;
    const table = tableOf('tiu-u', { ...third, rules: { thirdTile, captureFromHand } });
    expect(legalTexts(table, '44')).toEqual(plays);
  });

  test.each([
    { thirdTile: 'loose', plays: ['44', '44x44', '54x63'] },
    { thirdTile: 'stack', plays: ['44^', '44x44', '54x63'] },
  ] as const)('F9 $thirdTile is open in a hand of which another tile could capture', (row) => {
    const { thirdTile, plays } = row;
    const rules = { captureFromHand: 'hand', thirdTile } as const;
    const table = tableOf('tiu-u', { hands: ['44 54'], lake: '44 44 63', rules });
    expect(legalTexts(table)).toEqual(plays);
  });

  test.each([
    { copies: 0, loose: ['33'], stack: ['33'] },
    { copies: 1, loose: ['33x33'], stack: ['33x33'] },
    { copies: 2, loose: ['33', '33x33'], stack: ['33^', '33x33'] },
    { copies: 3, loose: ['33x33', '33x33*3'], stack: ['33x33', '33x33*3'] },
  ])('F9 exactly two of the kind must lie in the lake: $copies', ({ copies, loose, stack }) => {
    const setup = { hands: ['33'], lake: `33*${copies}` };
    expect(legalTexts(tableOf('tiu-u-woodpile', setup), '33')).toEqual(loose);
    expect(legalTexts(tableOf('tiu-u-culin', setup), '33')).toEqual(stack);
  });

  test('F9 two of equal pips but another kind are no fellows', () => {
    const setup = { hands: ['51'], lake: '33 33' };
    expect(legalTexts(tableOf('tiu-u-woodpile', setup), '51')).toEqual(['51x33']);
    expect(legalTexts(tableOf('tiu-u-culin', setup), '51')).toEqual(['51x33']);
  });

  test('F9 a drawn tile is never third: it must still capture', () => {
    const setup = { hands: ['65'], lake: '44 44', drawPile: '44' };
    for (const id of ['tiu-u-woodpile', 'tiu-u-culin'] as const) {
      expect(legalTexts(afterPlays(tableOf(id, setup), '65'))).toEqual(['44x44']);
    }
  });

  test('F9 with the cards a military kind has four copies, too', () => {
    const rules = { captureFromHand: 'bait', thirdTile: 'stack' } as const;
    const table = tableOf('shi-wu-hu', { hands: ['54'], lake: '54 54', rules });
    expect(legalTexts(table, '54')).toEqual(['54^', '54x54']);
  });
});

describe('loose', () => {
  test('F9 the third tile stays in the lake as any other', () => {
    const table = tableOf('tiu-u-woodpile', { ...third, drawPile: '65' });
    const next = afterPlays(table, '44', '65');
    expect(formatTiles(tilesOf(lakeOf(next)))).toEqual(expect.arrayContaining(['44', '44', '44']));
    expect(legalTexts(next, '44')).toEqual(['44x44', '44x44*3']);
  });

  test('F9 a loose third tile may be placed after a copy was caught', () => {
    const table = tableOf('tiu-u-woodpile', {
      hands: ['62', '44'],
      lake: '44*3',
      drawPile: '65',
    });
    expect(legalTexts(afterPlays(table, '62x44', '65'), '44')).toEqual(['44', '44x44']);
  });
});

describe('stack', () => {
  test('F9 the three leave the lake for the stack', () => {
    const table = tableOf('tiu-u-culin', { hands: ['44'], lake: '44 44' });
    const next = afterPlays(table, '44^');
    expect(formatTiles(stacksOf(next))).toEqual(['44']);
    expect(formatTiles(tilesOf(lakeOf(next)))).not.toContain('44');
    expect(tilesOf(catchOf(next, 0))).toEqual([]);
    expect(next.phase).toBe('drawn');
  });

  test('F9 no stack once a copy has been caught, by whichever seat', () => {
    const setup = { hands: ['62', '44'], lake: '44*3', drawPile: '65' };
    const next = afterPlays(tableOf('tiu-u-culin', setup), '62x44', '65');
    expect(legalTexts(next, '44')).toEqual(['44x44']);
    const three = { ...setup, seats: 3 as const, hands: ['65', '62', '44'], drawPile: '66 11' };
    const later = afterPlays(tableOf('tiu-u-culin', three), '65', '66', '62x44', '11');
    expect(legalTexts(later, '44')).toEqual(['44x44']);
    const own = { ...setup, seats: 2 as const, hands: ['62 44', '65'], drawPile: '66 11' };
    const last = afterPlays(tableOf('tiu-u-culin', own), '62x44', '66', '65', '11');
    expect(legalTexts(last, '44')).toEqual(['44x44']);
  });

  test('F9 F10 no stack of Heavens when two were laid into a catch', () => {
    const table = tableOf('tiu-u-culin', { hands: ['66*3'], lake: '66' });
    expect(legalTexts(table, '66')).toEqual(['66x66']);
  });

  test('F9 nothing but the fourth copy reaches the stack', () => {
    const next = stackOf44({ hands: ['44', '44 62 53'] });
    expect(legalTexts(next, '62')).toEqual(['62']);
    expect(legalTexts(next, '53')).toEqual(['53']);
    expect(legalTexts(next, '44')).toEqual(['44x44*3']);
  });

  test('F9 the fourth copy takes all three from the hand of any seat', () => {
    const next = afterPlays(stackOf44({ hands: ['44', '44'] }), '44x44*3');
    expect(formatTiles(tilesOf(catchOf(next, 1)))).toEqual(['44', '44', '44', '44']);
    expect(stacksOf(next)).toEqual([]);
    const own = afterPlays(stackOf44({ hands: ['44 44', '21'] }), '21', '11');
    expect(legalTexts(own, '44')).toEqual(['44x44*3']);
  });

  test('F9 the fourth copy takes all three when drawn', () => {
    const table = tableOf('tiu-u-culin', { hands: ['44'], lake: '44 44', drawPile: '44' });
    const drawn = afterPlays(table, '44^');
    expect(legalTexts(drawn)).toEqual(['44x44*3']);
    expect(formatTiles(tilesOf(catchOf(afterPlays(drawn, '44x44*3'), 0)))).toEqual([
      '44',
      '44',
      '44',
      '44',
    ]);
  });

  test('F9 where capturing is not compulsory the fourth copy may be placed', () => {
    const rules = { captureFromHand: 'optional', captureFromDraw: 'optional' } as const;
    const next = stackOf44({ hands: ['44', '44'], rules });
    expect(legalTexts(next, '44')).toEqual(['44', '44x44*3']);
    const placed = afterPlays(next, '44');
    expect(formatTiles(stacksOf(placed))).toEqual(['44']);
    expect(formatTiles(tilesOf(lakeOf(placed)))).toContain('44');
  });

  test('F9 taking a stack is a capture where the hand must capture', () => {
    const rules = { captureFromHand: 'hand' } as const;
    expect(legalTexts(stackOf44({ hands: ['44', '44'], rules }))).toEqual(['44x44*3']);
  });

  test('F9 a bait with a stack may choose another fish of equal pips', () => {
    const next = stackOf44({ hands: ['44', '44'], lake: '44 44 62' });
    expect(legalTexts(next, '44')).toEqual(['44x44*3', '44x62']);
  });

  test.each([
    { tripleOf: 'any', triple: 'choice' },
    { tripleOf: 'any', triple: 'whole' },
    { tripleOf: 'self-only', triple: 'choice' },
    { tripleOf: 'self-only', triple: 'whole' },
  ] as const)('F9 a stack is taken whole under tripleOf $tripleOf, triple $triple', (rules) => {
    expect(legalTexts(stackOf44({ hands: ['44', '44'], rules }), '44')).toEqual(['44x44*3']);
  });

  test('F9 two stacks may lie side by side', () => {
    const table = tableOf('tiu-u-culin', {
      hands: ['44 44', '33 33'],
      lake: '44 44 33 33',
      drawPile: '65 11',
    });
    const next = afterPlays(table, '44^', '65', '33^', '11');
    expect(formatTiles(stacksOf(next))).toEqual(['44', '33']);
    const taken = afterPlays(next, '44x44*3');
    expect(formatTiles(stacksOf(taken))).toEqual(['33']);
  });
});
