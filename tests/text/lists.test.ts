import { expect, test } from 'vitest';
import type { Language } from '../../src/text/languages.ts';
import { listOfAll, listOfAny } from '../../src/text/lists.ts';
import { voices } from '../support/voices.ts';

test.each<[Language, string, string, string]>([
  ['en', 'Ann and Bo', 'Ann, Bo, and Cy', 'Ann or Bo'],
  ['zh-Hant', 'Ann、Bo', 'Ann、Bo、Cy', 'Ann或Bo'],
  ['zh-Hans', 'Ann、Bo', 'Ann、Bo、Cy', 'Ann或Bo'],
])('a list in %s joins by no word that is the name of a tile', (language, two, three, any) => {
  const say = voices[language];
  expect(listOfAll(['Ann', 'Bo'], say)).toBe(two);
  expect(listOfAll(['Ann', 'Bo', 'Cy'], say)).toBe(three);
  expect(listOfAll(['Ann'], say)).toBe('Ann');
  expect(listOfAny(['Ann', 'Bo'], say)).toBe(any);
});
