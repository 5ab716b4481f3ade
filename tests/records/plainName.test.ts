import { describe, expect, test } from 'vitest';
import { plainName } from '../../src/records/plainName.ts';

describe('a name in plain', () => {
  test.each([
    ['in one line', ' Ann\n\tBo\u2028 ', 'Ann Bo'],
    ['without what turns the direction of writing', 'A\u202en\u2066n', 'A n n'],
    ['without halves of characters', 'Ann\ud800', 'Ann'],
    ['without a filler of Korean', '\u3164', ''],
    ['without a filler within a syllable', '\u115f\u1160', ''],
    ['without a Braille cell of no dots', '\u2800', ''],
    ['without tags', 'Ann\u{e0041}', 'Ann'],
    ['without joiners that join nothing', '\u200d\ufe0f', ''],
  ])('is %s', (_, name, plain) => {
    expect(plainName(name)).toBe(plain);
    expect(plainName(plain)).toBe(plain);
  });

  test.each([
    ['emoji of several', '👩\u200d👩\u200d👧'],
    ['emoji and not their text', '❤\ufe0f'],
    ['Persian', 'می\u200cخواهم'],
    ['a variant of a Chinese character', '葛\u{e0100}'],
    ['Mongolian', 'ᠭ\u180bᠠ'],
    ['Øyvind 阿波', 'Øyvind 阿波'],
  ])('keeps what it is spelled with: %s', (_, name) => {
    expect(plainName(name)).toBe(name);
  });
});
