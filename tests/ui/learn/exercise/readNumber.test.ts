import { describe, expect, test } from 'vitest';
import { readNumber } from '../../../../src/ui/learn/exercise/readNumber.ts';

describe('a typed number', () => {
  test.each([
    ['0', 0],
    ['132', 132],
    ['  132 ', 132],
    ['+1400', 1400],
    ['1,400', 1400],
    ['1 400', 1400],
    ['1 400', 1400],
    ['１４００', 1400],
    ['007', 7],
    ['999,999', 999_999],
  ])('“%s” is %i', (text, points) => {
    expect(readNumber(text)).toBe(points);
  });

  test.each([
    '',
    '   ',
    'abc',
    '-100',
    '1.5',
    '1e3',
    '0x10',
    '12,34',
    '1 2',
    '++5',
    'Infinity',
    '9'.repeat(7),
    '9'.repeat(100_000),
  ])('“%.20s” is none', (text) => {
    expect(readNumber(text)).toBeUndefined();
  });
});
