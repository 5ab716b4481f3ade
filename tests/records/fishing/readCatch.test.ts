import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kindOf, kinds } from '../../../src/engine/index.ts';
import {
  formatCatch,
  parseCatchWord,
  wordsOfCatch,
} from '../../../src/records/fishing/readCatch.ts';

describe('a word of a typed catch', () => {
  test.each([
    ['63', '63', 1],
    ['36', '63', 1],
    ['[6:3]', '63', 1],
    ['6-3', '63', 1],
    ['66*4', '66', 4],
    ['66×4', '66', 4],
    ['[6:6]x2', '66', 2],
    ['12*12', '21', 12],
  ] as const)('%s is %s, %i of it', (word, text, copies) => {
    expect(parseCatchWord(word)).toEqual({ kind: kindOf(text), copies });
  });

  test.each(['', '6', '67', '70', '63*0', '63*', '*4', '636', 'Heaven', '[63]', '6:3]', '66*1e2'])(
    '“%s” is none',
    (word) => {
      expect(parseCatchWord(word)).toBeUndefined();
    },
  );
});

describe('a typed catch', () => {
  test('is kept apart by spaces, commas, semicolons and dots, wide ones too', () => {
    expect(wordsOfCatch(' 66*4, 54;63 · 44　６６＊２，21、11\n31 ')).toEqual([
      ...['66*4', '54', '63', '44', '66*2', '21', '11', '31'],
    ]);
    expect(wordsOfCatch(' , ')).toEqual([]);
  });

  test('is written with each kind where its first tile stands', () => {
    const tiles = ['22', '66', '22', '63', '66', '22'] as const;
    expect(formatCatch(tiles.map(kindOf))).toBe('22*3 66*2 63');
    expect(formatCatch([])).toBe('');
  });

  test('reads as it was written', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...kinds), { maxLength: 84 }), (tiles) => {
        const read = wordsOfCatch(formatCatch(tiles)).flatMap((word) => {
          const parsed = parseCatchWord(word);
          return parsed === undefined ? [] : Array<number>(parsed.copies).fill(parsed.kind);
        });
        expect(read.sort()).toEqual([...tiles].sort());
      }),
    );
  });
});
