import { expect, test } from 'vitest';
import { variantIds as climbingIds } from '../../src/engine/climbing/index.ts';
import { variantIds as fishingIds } from '../../src/engine/fishing/index.ts';
import { climbingGameWords, spokenInClimbing } from '../../src/text/climbing/gameWords.ts';
import { fishingGameWords, spokenInFishing } from '../../src/text/fishing/gameWords.ts';
import { languages } from '../../src/text/languages.ts';
import type { Say } from '../../src/text/say.ts';
import { voices } from '../support/voices.ts';

function allWordsIn(say: Say) {
  return [
    ...fishingIds.map((id) => fishingGameWords(id, say)),
    ...climbingIds.map((id) => climbingGameWords(id, say)),
  ];
}

test.each(languages)(
  'in %s every game has a short list of words, none of them twice',
  (language) => {
    const say = voices[language];
    for (const words of allWordsIn(say)) {
      expect(words.length).toBeGreaterThanOrEqual(3);
      expect(words.length).toBeLessThanOrEqual(12);
      expect(new Set(words.map(({ word }) => word)).size).toBe(words.length);
    }
  },
);

test('every word belongs to some game', () => {
  const say = voices.en;
  const told = new Set(allWordsIn(say).flatMap((words) => words.map(({ word }) => word)));
  const all = [...Object.values(spokenInFishing), ...Object.values(spokenInClimbing)];
  expect(all.filter(({ hant }) => ![...told].some((word) => word.startsWith(hant)))).toEqual([]);
});

test.each([
  ['en', '食湖 sik6 wu4 · shí hú'],
  ['zh-Hant', '食湖 sik6 wu4 · shí hú'],
] as const)('in %s a word of Hong Kong has both its sounds: %s', (language, word) => {
  const words = climbingGameWords('sap-ng-wu', voices[language]);
  expect(words.map((one) => one.word)).toContain(word);
});

test('a word of Sichuan has the sound of Mandarin alone, in the characters of the language', () => {
  const words = climbingGameWords('luan-chuo', voices['zh-Hans']);
  expect(words.map(({ word }) => word)).toContain('硬张 yìng zhāng');
});

test('the words of Wu Han are its own: what it is called, and two military suits of other names', () => {
  const words = climbingGameWords('wu-han', voices.en);
  expect(words.map(({ word, means }) => `${word}: ${means}`)).toEqual([
    '撮牌 cuō pái: the name of this game',
    expect.stringMatching(/^至尊/),
    expect.stringMatching(/^文子/),
    '武子 wǔ zǐ: the military cards, a red suit and a black one',
  ]);
});

test('each character has one syllable in each sound', () => {
  for (const one of [...Object.values(spokenInFishing), ...Object.values(spokenInClimbing)]) {
    const sounds = [one.pinyin, 'jyutping' in one ? one.jyutping : one.pinyin];
    for (const sound of sounds)
      expect([one.hant, sound.split(' ').length]).toEqual([one.hant, one.hant.length]);
    expect(one.hans).toHaveLength(one.hant.length);
  }
});
