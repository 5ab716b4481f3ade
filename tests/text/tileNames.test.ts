import { expect, test } from 'vitest';
import { kindOf } from '../../src/engine/index.ts';
import { loadCatalogue } from '../../src/text/catalogue.ts';
import { createSay } from '../../src/text/say.ts';
import { tileInSentence, tileName } from '../../src/text/tileNames.ts';

test.each([
  ['zh-Hant', '21', '「丁\u2060三\u00a02\u20111」'],
  ['zh-Hans', '64', '“红\u2060头\u2060十\u00a06\u20114”'],
  ['zh-Hant', '66', '「天\u00a06\u20116」'],
] as const)('in %s no line ends within %s', async (language, kind, said) => {
  const say = createSay(language, await loadCatalogue(language, undefined, []));
  expect(tileInSentence(kindOf(kind), say)).toBe(said);
});

test('an English name is as long as it looks, and a name by itself has no signs that are not seen', async () => {
  const english = createSay('en', await loadCatalogue('en', undefined, []));
  expect(tileInSentence(kindOf('21'), english)).toBe('Little Three 2\u20111');
  const chinese = createSay('zh-Hant', await loadCatalogue('zh-Hant', undefined, []));
  expect(tileName(kindOf('21'), chinese)).toBe('丁三');
});
