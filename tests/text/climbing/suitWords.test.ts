import { expect, test } from 'vitest';
import { variantIds, variants } from '../../../src/engine/climbing/index.ts';
import {
  studiedSuitNamesOf,
  suitIdsOf,
  suitNamesOf,
} from '../../../src/text/climbing/suitWords.ts';
import { english } from '../../../src/text/english.ts';
import { type Language, languages } from '../../../src/text/languages.ts';
import { say } from '../../support/say.ts';
import { voices } from '../../support/voices.ts';
import { filesOf, writtenIn } from '../catalogueFiles.ts';

test.each(variants)('$id has a name for each of its suits, none twice', ({ id, suits }) => {
  const names = suitNamesOf(id, say);
  expect(names).toHaveLength(suits.length);
  expect(new Set(names).size).toBe(names.length);
  expect(studiedSuitNamesOf(id, say)).toHaveLength(suits.length);
});

test('the suits of Hong Kong are called as the signs show them', () => {
  expect(suitNamesOf('sap-ng-wu', say)).toEqual(['scholars', 'swords', 'bows']);
});

test('where two suits are by colour they say so, and in Chang Pai all are', () => {
  for (const id of ['wu-han', 'luan-chuo', 'luan-chuo-28']) {
    expect(suitNamesOf(id, say)).toEqual(['scholars', 'red swords', 'black bows']);
  }
  expect(suitNamesOf('chang-pai', say)).toEqual(['red', 'black', 'two-coloured']);
});

test('where rules are read the words of the sources stand beside the names', () => {
  expect(studiedSuitNamesOf('sap-ng-wu', say)).toEqual([
    'scholars (civil)',
    'swords (first military)',
    'bows (second military)',
  ]);
  expect(studiedSuitNamesOf('chang-pai', say)).toEqual(suitNamesOf('chang-pai', say));
});

test('what is no game of climbing has no suits', () => {
  expect(suitNamesOf('tiu-u', say)).toEqual([]);
  expect(studiedSuitNamesOf('tiu-u', say)).toEqual([]);
});

test('every name of a suit is said, and every word of the sources', () => {
  const said = variantIds.flatMap((id) => suitNamesOf(id, say));
  const names = Object.keys(english).filter((id) => /^climbing\.suit\.(?!both$)\w+$/.test(id));
  expect(new Set(said).size).toBe(names.length);
  const studied = variantIds.flatMap((id) => studiedSuitNamesOf(id, say));
  const sources = Object.keys(english).filter((id) => id.startsWith('climbing.suit.source.'));
  expect(new Set(studied.filter((name) => !said.includes(name))).size).toBe(sources.length);
});

/** The words of the sources for suits and their cards. */
const ofSources: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:civil|military)\b/i,
  'zh-Hant': /[文武]子/,
  'zh-Hans': /[文武]子/,
};

test.each(languages)('in %s a suit has no second name but where rules are read', (language) => {
  const texts = filesOf(language).flatMap((file) => Object.entries(file));
  const ofClimbing = texts.filter(([id]) =>
    /^(?:climbing\.(?!suit\.source\.|word\.)|honours\.|learn\.(?:name|about)\.sap-ng-wu)/.test(id),
  );
  expect(ofClimbing.length).toBeGreaterThan(500);
  expect(ofClimbing.filter(([, text]) => ofSources[language].test(writtenIn(text)))).toEqual([]);
});

test.each(languages)('in %s cards are counted by the names of their suits', (language) => {
  const told = voices[language];
  for (const variant of ['sap-ng-wu', 'wu-han']) {
    const names = suitNamesOf(variant, told);
    for (const [at, suit] of suitIdsOf(variant).entries()) {
      expect(told('climbing.why.suit', { cards: 2, suit })).toContain(names[at]);
    }
  }
});
