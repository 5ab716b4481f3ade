import { describe, expect, test } from 'vitest';
import {
  catchOf,
  type Game,
  lakeOf,
  type RuleChanges,
  type VariantId,
  variantIds,
} from '../../../src/engine/fishing/index.ts';
import {
  countOf,
  formatKind,
  formatTiles,
  type KindText,
  kindOf,
  kinds,
  tilesOf,
} from '../../../src/engine/index.ts';
import { afterPlays, gameOf, legalTexts, tableOf, tilesIn } from '../../support/table.ts';

/** The fish that a bait can take, in the fixed order. */
function fishFor(game: Game, bait: KindText): string {
  const mask = countOf(game.catchable, kindOf(bait));
  return kinds
    .filter((kind) => (mask & (1 << kind)) !== 0)
    .map(formatKind)
    .join(' ');
}

/** The kinds that catch nothing but themselves. */
function selfOnly(id: VariantId, rules: RuleChanges = {}): string {
  const game = gameOf(id, 2, rules);
  return kinds
    .map(formatKind)
    .filter((text) => fishFor(game, text) === text)
    .join(' ');
}

const off = { supremePair: false, supremeCatchesSixes: false, tens: false, heavenEarth: false };

describe('hand plays', () => {
  test('F2 a tile that catches something may capture or be placed', () => {
    const table = tableOf('tiu-u', { hands: ['54 31'], lake: '63' });
    expect(legalTexts(table, '54')).toEqual(['54', '54x63']);
    expect(legalTexts(table, '31')).toEqual(['31']);
  });

  test('F2 a capture moves bait and fish into the catch', () => {
    const table = tableOf('tiu-u', { hands: ['54'], lake: '63' });
    const next = afterPlays(table, '54x63');
    expect(formatTiles(tilesOf(catchOf(next, 0)))).toEqual(['63', '54']);
    expect(formatTiles(tilesOf(catchOf(next, 1)))).toEqual([]);
    expect(tilesOf(lakeOf(next))).toHaveLength(15);
  });

  test('F5 every kind of fish that the bait catches may be chosen, each kind once', () => {
    const table = tableOf('tiu-u', { hands: ['61'], lake: '61 52 52 43' });
    expect(legalTexts(table, '61')).toEqual(['61', '61x43', '61x52', '61x61']);
  });

  test('F4 nothing ever takes two fish', () => {
    const table = tableOf('tiu-u', { hands: ['61'], lake: '61 61 52 52' });
    expect(legalTexts(table, '61')).toEqual(['61', '61x52', '61x61']);
  });
});

describe('captureFromHand', () => {
  const hands = ['54 31'];

  test('F2 optional: every tile may be placed', () => {
    const table = tableOf('tiu-u', { hands, lake: '63', rules: { captureFromHand: 'optional' } });
    expect(legalTexts(table, '54')).toEqual(['54', '54x63']);
    expect(legalTexts(table, '31')).toEqual(['31']);
  });

  test('F2 bait: any tile may be chosen, but one that can capture must', () => {
    const table = tableOf('tiu-u', { hands, lake: '63', rules: { captureFromHand: 'bait' } });
    expect(legalTexts(table, '54')).toEqual(['54x63']);
    expect(legalTexts(table, '31')).toEqual(['31']);
  });

  test('F2 hand: if any tile can capture, one that can must be played and capture', () => {
    const table = tableOf('tiu-u', { hands, lake: '63', rules: { captureFromHand: 'hand' } });
    expect(legalTexts(table)).toEqual(['54x63']);
  });

  test('F2 hand: which of several captures is the free choice', () => {
    const table = tableOf('tiu-u', {
      hands: ['54 61'],
      lake: '63 52 43',
      rules: { captureFromHand: 'hand' },
    });
    expect(legalTexts(table)).toEqual(['54x63', '61x43', '61x52']);
  });

  test.each(['optional', 'bait', 'hand'] as const)(
    'F2 %s: a hand that catches nothing may place any tile',
    (captureFromHand) => {
      const table = tableOf('tiu-u', { hands, rules: { captureFromHand } });
      const hand = [...new Set(legalTexts(table).map((text) => text.slice(0, 2)))];
      expect(legalTexts(table)).toEqual(hand);
      expect(hand).toEqual(expect.arrayContaining(['54', '31']));
    },
  );

  test('F2 the switch does not reach drawn tiles', () => {
    const table = tableOf('tiu-u', {
      hands: ['31'],
      lake: '63',
      drawPile: '54',
      rules: { captureFromHand: 'bait' },
    });
    expect(legalTexts(afterPlays(table, '31'))).toEqual(['54', '54x63']);
  });
});

describe('captureFromDraw', () => {
  test.each([
    ['optional' as const, ['54', '54x54', '54x63']],
    ['must' as const, ['54x54', '54x63']],
  ])('F3 %s: a drawn tile that can capture has the plays %j', (captureFromDraw, plays) => {
    const table = tableOf('tiu-u', {
      hands: ['31'],
      lake: '63 54',
      drawPile: '54',
      rules: { captureFromDraw },
    });
    expect(legalTexts(afterPlays(table, '31'))).toEqual(plays);
  });

  test.each(['optional', 'must'] as const)(
    'F3 %s: a drawn tile that catches nothing is placed',
    (captureFromDraw) => {
      const table = tableOf('tiu-u', {
        hands: ['31 63 63 54'],
        drawPile: '54',
        rules: { captureFromDraw },
      });
      expect(legalTexts(afterPlays(table, '31'))).toEqual(['54']);
    },
  );

  test('F3 the switch does not reach hand tiles', () => {
    const table = tableOf('tiu-u', {
      hands: ['54'],
      lake: '63',
      rules: { captureFromDraw: 'must' },
    });
    expect(legalTexts(table, '54')).toEqual(['54', '54x63']);
  });
});

describe('triples', () => {
  test.each([
    [0, ['33']],
    [1, ['33', '33x33']],
    [2, ['33', '33x33']],
    [3, ['33', '33x33', '33x33*3']],
  ])('F4 with %i of its kind in the lake a bait has the plays %j', (copies, plays) => {
    const table = tableOf('tiu-u', { hands: ['33'], lake: `33*${copies}` });
    expect(legalTexts(table, '33')).toEqual(plays);
  });

  test('F4 a triple moves all four tiles into the catch', () => {
    const table = tableOf('tiu-u', { hands: ['33'], lake: '33*3' });
    const next = afterPlays(table, '33x33*3');
    expect(formatTiles(tilesOf(catchOf(next, 0)))).toEqual(['33', '33', '33', '33']);
    expect(tilesOf(lakeOf(next))).not.toContain(kindOf('33'));
  });

  test('F4 three of the same pips but another kind are no triple', () => {
    const table = tableOf('tiu-u', { hands: ['51'], lake: '33*3' });
    expect(legalTexts(table, '51')).toEqual(['51', '51x33']);
  });

  test('F4 a drawn tile may take three, too', () => {
    const table = tableOf('tiu-u-culin', { hands: ['65'], lake: '33*3', drawPile: '33' });
    expect(legalTexts(afterPlays(table, '65'))).toEqual(['33x33', '33x33*3']);
  });

  test('F4 a triple is a capture where capturing is compulsory', () => {
    const rules = { captureFromHand: 'hand', triple: 'whole' } as const;
    const table = tableOf('tiu-u', { hands: ['33'], lake: '33*3', rules });
    expect(legalTexts(table)).toEqual(['33x33*3']);
  });

  test.each([
    {
      tripleOf: 'any',
      triple: 'choice',
      self: ['66', '66x66', '66x66*3'],
      other: ['33', '33x33', '33x33*3'],
    },
    { tripleOf: 'any', triple: 'whole', self: ['66', '66x66*3'], other: ['33', '33x33*3'] },
    {
      tripleOf: 'self-only',
      triple: 'choice',
      self: ['66', '66x66', '66x66*3'],
      other: ['33', '33x33'],
    },
    { tripleOf: 'self-only', triple: 'whole', self: ['66', '66x66*3'], other: ['33', '33x33'] },
  ] as const)('F4 F8 tripleOf $tripleOf, triple $triple', ({ tripleOf, triple, self, other }) => {
    const setup = { hands: ['66 33'], lake: '66*3 33*3', rules: { tripleOf, triple } };
    for (const id of ['tiu-u', 'shi-wu-hu'] as const) {
      const table = tableOf(id, setup);
      expect(legalTexts(table, '66')).toEqual(self);
      expect(legalTexts(table, '33')).toEqual(other);
    }
  });

  test('F8 whole: one or two fellows are still taken singly', () => {
    for (const lake of ['66', '66 66']) {
      const table = tableOf('shi-wu-hu', { hands: ['66'], lake });
      expect(legalTexts(table, '66')).toEqual(['66', '66x66']);
    }
  });

  test('F8 whole: a fish of another kind is still taken alone', () => {
    const table = tableOf('tiu-u', { hands: ['33'], lake: '33*3 51', rules: { triple: 'whole' } });
    expect(legalTexts(table, '33')).toEqual(['33', '33x33*3', '33x51']);
  });

  test('F8 as shipped in Shi Wu Hu three Heavens are left or taken together, three Long Threes one by one', () => {
    const table = tableOf('shi-wu-hu-64', { hands: ['66 33'], lake: '66*3 33*3' });
    expect(legalTexts(table, '66')).toEqual(['66', '66x66*3']);
    expect(legalTexts(table, '33')).toEqual(['33', '33x33']);
  });

  test('F4 F7 self-only follows the switches in force', () => {
    const setup = { hands: ['55'], lake: '55*3' };
    expect(legalTexts(tableOf('shi-wu-hu', setup), '55')).toEqual(['55', '55x55*3']);
    const tens = { captures: { tens: true } };
    expect(legalTexts(tableOf('shi-wu-hu', { ...setup, rules: tens }), '55')).toEqual([
      '55',
      '55x55',
    ]);
  });

  test('F4 the two Little Threes of two sets are no triple, of cards three are', () => {
    expect(legalTexts(tableOf('shi-wu-hu-64', { hands: ['21'], lake: '21' }), '21')).toEqual([
      '21',
      '21x21',
    ]);
    expect(legalTexts(tableOf('shi-wu-hu', { hands: ['21'], lake: '21*3' }), '21')).toEqual([
      '21',
      '21x21*3',
    ]);
  });
});

describe('who catches whom', () => {
  test('F7 tiles of equal pips catch each other, with every switch off except the pairs of the switches', () => {
    const game = gameOf('tiu-u', 2, { captures: off });
    const classes = [
      '66',
      '65',
      '64',
      '63 54',
      '62 53 44',
      '61 52 43',
      '51 42 33',
      '41 32',
      '31 22',
    ];
    for (const group of classes) {
      for (const kind of tilesIn(group)) expect(fishFor(game, formatKind(kind))).toBe(group);
    }
    for (const alone of ['55', '21', '11'] as const) expect(fishFor(game, alone)).toBe(alone);
  });

  test.each([
    {
      name: 'supremePair',
      on: { '42': '51 42 33 21', '21': '42 21', '33': '51 42 33', '51': '51 42 33' },
    },
    {
      name: 'supremeCatchesSixes',
      on: { '42': '51 42 33 21', '21': '51 42 33 21', '33': '51 42 33 21', '51': '51 42 33 21' },
    },
    { name: 'tens', on: { '55': '64 55', '64': '64 55' } },
    { name: 'heavenEarth', on: { '66': '66 11', '11': '66 11' } },
  ] as const)('F7 $name joins its kinds and no others', ({ name, on }) => {
    for (const id of variantIds) {
      const before = gameOf(id, 2, { captures: off });
      const game = gameOf(id, 2, { captures: { ...off, [name]: true } });
      const joined = new Map<string, string>(Object.entries(on));
      for (const kind of kinds) {
        const text = formatKind(kind);
        expect(fishFor(game, text)).toBe(joined.get(text) ?? fishFor(before, text));
      }
    }
  });

  test('F7 with supremePair and supremeCatchesSixes the Little Three takes every six', () => {
    const captures = { supremePair: true, supremeCatchesSixes: true };
    const game = gameOf('tiu-u', 2, { captures });
    expect(fishFor(game, '21')).toBe('51 42 33 21');
    expect(fishFor(game, '42')).toBe('51 42 33 21');
  });

  test('F7 the Big Six catches the sixes whatever supremePair says, the Little Three only the Big Six', () => {
    const table = tableOf('tiu-u', { hands: ['42 21'], lake: '33 51 42' });
    expect(legalTexts(table, '42')).toEqual(['42', '42x33', '42x42', '42x51']);
    expect(legalTexts(table, '21')).toEqual(['21', '21x42']);
    const without = tableOf('shi-wu-hu-64', { hands: ['42 21'], lake: '33 51 42' });
    expect(legalTexts(without, '42')).toEqual(['42', '42x33', '42x42', '42x51']);
    expect(legalTexts(without, '21')).toEqual(['21']);
  });

  test('F7 tens: the Plum and the Red Ten, on and off', () => {
    const setup = { hands: ['55 64'], lake: '55 64' };
    const on = tableOf('tiu-u', setup);
    expect(legalTexts(on, '55')).toEqual(['55', '55x55', '55x64']);
    expect(legalTexts(on, '64')).toEqual(['64', '64x55', '64x64']);
    const without = tableOf('shi-wu-hu', setup);
    expect(legalTexts(without, '55')).toEqual(['55', '55x55']);
    expect(legalTexts(without, '64')).toEqual(['64', '64x64']);
  });

  test('F7 self-only is 11 65 66 in Tiu-U and 11 21 55 64 65 66 in Shi Wu Hu', () => {
    expect(variantIds.map((id) => selfOnly(id))).toEqual([
      '66 65 11',
      '66 65 11',
      '66 65 11',
      '66 65 64 55 21 11',
      '66 65 64 55 21 11',
    ]);
  });

  test('F7 self-only changes with the switches', () => {
    expect(selfOnly('tiu-u', { captures: { heavenEarth: true } })).toBe('65');
    expect(selfOnly('tiu-u', { captures: { supremePair: false } })).toBe('66 65 21 11');
    expect(selfOnly('tiu-u', { captures: { tens: false } })).toBe('66 65 64 55 11');
    expect(selfOnly('shi-wu-hu', { captures: { supremeCatchesSixes: true } })).toBe(
      '66 65 64 55 11',
    );
  });
});
