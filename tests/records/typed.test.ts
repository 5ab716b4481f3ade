import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberTyped, plainTyped, withPlainTiles } from '../../src/records/typed.ts';

describe('a typed text', () => {
  test.each([
    ['６６＊２＋５４', '66*2+54'],
    ['６６×２', '66x2'],
    ['٦٦*٢', '66*2'],
    ['۶۳ ६३ ๖๓ ６３', '63 63 63 63'],
    ['【6：3】', '[6:3]'],
    ['〔６：３〕', '[6:3]'],
    ['6−3 6–3 6—3 6‐3 6‑3 6－3 6﹣3', '6-3 6-3 6-3 6-3 6-3 6-3 6-3'],
    ['６６，５４；６３、４４。', '66,54;63、44。'],
    ['ｌａｙ　４２', 'lay 42'],
    ['６６\u200f\ufeff５４', '6654'],
    ['66\t54\n63\u00a044\u300022', '66 54 63 44 22'],
    ['𝟞𝟛', '63'],
  ])('%j is %j in plain signs', (text, plain) => {
    expect(plainTyped(text)).toBe(plain);
  });

  test('keeps what only looks like a digit', () => {
    expect(plainTyped('6² ½ ⑥ Ⅵ 六')).toBe('6² ½ ⑥ Ⅵ 六');
  });

  test('is plain once it is plain', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(plainTyped(plainTyped(text))).toBe(plainTyped(text));
      }),
    );
  });
});

describe('typed tiles', () => {
  test.each([
    ['6-3', '63'],
    ['3:6', '36'],
    ['[6:3]', '63'],
    ['6-3x5-4', '63x54'],
    ['[6:6]*2+5-4', '66*2+54'],
  ])('%s are %s', (text, tiles) => {
    expect(withPlainTiles(text)).toBe(tiles);
  });

  test.each(['63', '66-3', '6-33', '7-1', '6:3]', '[63]', '6-'])('%s stays', (text) => {
    expect(withPlainTiles(text)).toBe(text);
  });
});

describe('a typed number', () => {
  test.each([
    ['0', 0],
    ['132', 132],
    ['  132 ', 132],
    ['+1400', 1400],
    ['1,400', 1400],
    ['1 400', 1400],
    ['1 400', 1400],
    ['1’400', 1400],
    ['１４００', 1400],
    ['１，４００', 1400],
    ['＋１４００', 1400],
    ['١٤٠٠', 1400],
    ['١٬٤٠٠', 1400],
    ['۱۴۰۰', 1400],
    ['१४००', 1400],
    ['　５００　', 500],
    ['\u200f٥٠٠', 500],
    ['007', 7],
    ['1,000,000', 1_000_000],
  ])('“%s” is %i', (text, points) => {
    expect(numberTyped(text)).toBe(points);
  });

  test.each([
    '',
    '   ',
    'abc',
    '-100',
    '−100',
    '－１００',
    '1.5',
    '１．５',
    '1e3',
    '0x10',
    '12,34',
    '1 2',
    '5²',
    '++5',
    'Infinity',
    '9'.repeat(16),
    '9'.repeat(100_000),
  ])('“%.20s” is none', (text) => {
    expect(numberTyped(text)).toBeUndefined();
  });

  test('is the number that any script writes with these digits', () => {
    const zeros = [0x30, 0x660, 0x6f0, 0x966, 0xe50, 0x1040, 0xff10, 0x1d7ce, 0x1d7ec];
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.constantFrom(...zeros), (number, zero) => {
        const digits = [...String(number)].map((digit) =>
          String.fromCodePoint(zero + digit.charCodeAt(0) - 0x30),
        );
        expect(numberTyped(digits.join(''))).toBe(number);
      }),
    );
  });
});
