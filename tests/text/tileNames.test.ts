import { expect, test } from 'vitest';
import { kindOf } from '../../src/engine/index.ts';
import { tileInSentence, tileName } from '../../src/text/tileNames.ts';
import { voices } from '../support/voices.ts';

test.each([
  ['zh-Hant', '21', '「丁\u2060三\u00a02\u20111」'],
  ['zh-Hans', '64', '“红\u2060头\u2060十\u00a06\u20114”'],
  ['zh-Hant', '66', '「天\u00a06\u20116」'],
] as const)('in %s no line ends within %s', (language, kind, said) => {
  expect(tileInSentence(kindOf(kind), voices[language])).toBe(said);
});

test('an English name is as long as it looks, and a name by itself has no signs that are not seen', () => {
  expect(tileInSentence(kindOf('21'), voices.en)).toBe('Little Three 2\u20111');
  expect(tileName(kindOf('21'), voices['zh-Hant'])).toBe('丁三');
});
