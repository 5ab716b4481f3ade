import { expect, test } from 'vitest';
import { endonyms, languageFor, languages, maximized } from '../../src/text/languages.ts';

test.each([
  ['zh-TW', 'zh-Hant'],
  ['zh-HK', 'zh-Hant'],
  ['zh-MO', 'zh-Hant'],
  ['zh-Hant-CN', 'zh-Hant'],
  ['yue', 'zh-Hant'],
  ['yue-CN', 'zh-Hans'],
  ['zh', 'zh-Hans'],
  ['zh-CN', 'zh-Hans'],
  ['zh-SG', 'zh-Hans'],
  ['zh-Hans-HK', 'zh-Hans'],
  ['en', 'en'],
  ['en-GB', 'en'],
  ['fr', 'en'],
  ['not a tag', 'en'],
  ['', 'en'],
] as const)('a browser that wishes for “%s” is answered in %s', (wish, language) => {
  expect(languageFor([wish])).toBe(language);
});

test('of several wishes the first that can be met counts', () => {
  expect(languageFor(['fr', '??', 'zh-TW', 'en'])).toBe('zh-Hant');
  expect(languageFor(['en-US', 'zh-CN'])).toBe('en');
  expect(languageFor([])).toBe('en');
});

test('every language has its name in its own words', () => {
  for (const tag of languages) {
    expect(endonyms[tag]).toMatch(tag === 'en' ? /^English$/ : /^\p{Script=Han}+$/u);
  }
  expect(new Set(Object.values(endonyms)).size).toBe(languages.length);
});

test.each([
  'en',
  'en-GB',
  'en-Shaw',
  'zh-Hant',
  'zh-Hans',
  'zh-Hant-HK',
  'zh-Hans-HK',
  'zh-TW',
  'yue',
])('what “%s” leaves unsaid is as the browser knows it', (tag) => {
  const { language, script } = new Intl.Locale(tag).maximize();
  expect(maximized(tag)).toEqual({ language, script });
});
