import { expect, test } from 'vitest';
import { formatKind, kindOf, kinds } from '../../src/engine/index.ts';
import { loadCatalogue } from '../../src/text/catalogue.ts';
import { otherNames, otherNamesInLine, otherNamesOf } from '../../src/text/otherNames.ts';
import { createSay } from '../../src/text/say.ts';
import { voices } from '../support/voices.ts';

test.each([
  ['en', '31', ['Also called Peace.', 'In Hong Kong also Goose 鵝 ngo4.']],
  ['zh-Hant', '31', ['香港又叫鵝 ngo4。']],
  ['zh-Hans', '31', ['香港又叫鹅 ngo4。']],
  ['zh-Hant', '51', ['又叫零霖六。', '香港又叫梅花六 mui4 faa1 luk6、伶冧六 ling4 lam1 luk6。']],
  ['en', '66', ['Also called Sky.']],
  [
    'en',
    '51',
    ['In Hong Kong also Plum Flower Six 梅花六 mui4 faa1 luk6 and 伶冧六 ling4 lam1 luk6.'],
  ],
  [
    'zh-Hans',
    '21',
    ['又叫三鸡、幺三。', '香港又叫幺钉 jiu1 deng1、山鸡 saan1 gai1、幺鸡三 jiu1 gai1 saam1。'],
  ],
  ['en', '65', []],
] as const)('in %s the other names of %s are %j', (language, kind, sentences) => {
  expect(otherNamesOf(kindOf(kind), voices[language])).toEqual(sentences);
});

test('where Hong Kong’s wording names a tile, its name elsewhere is told in the stead', async () => {
  const say = createSay('zh-Hant', await loadCatalogue('zh-Hant', undefined, [], true));
  expect(otherNamesOf(kindOf('31'), say)).toEqual(['又叫和。']);
  expect(otherNamesOf(kindOf('51'), say)).toEqual([
    '又叫銅錘六、零霖六。',
    '香港又叫梅花六 mui4 faa1 luk6。',
  ]);
});

test.each([
  ['en', 'Also called Peace. In Hong Kong also Goose 鵝 ngo4.'],
  ['zh-Hans', '香港又叫鹅 ngo4。'],
] as const)('in %s sentences in a line are parted as the language does', (language, line) => {
  expect(otherNamesInLine(kindOf('31'), voices[language])).toBe(line);
  expect(otherNamesInLine(kindOf('21'), voices['zh-Hant'])).toMatch(/么三。香港又叫么釘/);
});

test('what Hong Kong calls a tile has a syllable for each character', () => {
  const all = kinds.flatMap((kind) => otherNames[formatKind(kind)]?.hongKong ?? []);
  expect(all.length).toBeGreaterThan(6);
  for (const { hant, hans, jyutping = '' } of all) {
    expect(hans).toHaveLength(hant.length);
    expect(jyutping).toMatch(new RegExp(`^(?:[a-z]+[1-6] ?){${hant.length}}$`));
  }
});
