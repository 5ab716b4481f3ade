import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';
import { listedLessons } from '../../../../src/lessons/fishing/listedLessons.ts';
import { loadCatalogue } from '../../../../src/text/catalogue.ts';
import { languages } from '../../../../src/text/languages.ts';
import { createSay } from '../../../../src/text/say.ts';
import { lessonEffort } from '../../../../src/ui/fishing/learn/lessonEffort.ts';
import { minutesOf, wordsIn } from '../../../../src/ui/learn/minutes.ts';
import { say } from '../../../support/say.ts';

describe.each(languages)('in %s', (language) => {
  const saying = loadCatalogue(language, undefined, []).then((words) =>
    createSay(language, words, compileMessage),
  );

  test('the lessons to begin with take two minutes', async () => {
    for (const id of ['twoMinutes', 'cards'] as const) {
      const effort = lessonEffort(id, await saying);
      expect([id, effort && minutesOf(effort)]).toEqual([id, 2]);
    }
  });

  test('every other lesson that has an end takes one to five', async () => {
    for (const { id } of listedLessons) {
      const effort = lessonEffort(id, await saying);
      expect(effort === undefined).toBe(id === 'drill');
      if (effort === undefined) continue;
      expect(minutesOf(effort)).toBeGreaterThanOrEqual(1);
      expect(minutesOf(effort)).toBeLessThanOrEqual(5);
    }
  });

  test('the two-minute lesson has few words and few taps, and names no other way to play', async () => {
    const effort = lessonEffort('twoMinutes', await saying);
    const texts = effort?.texts ?? [];
    const words = texts.reduce((sum, text) => sum + wordsIn(text), 0);
    expect(words).toBeGreaterThan(100);
    expect(words).toBeLessThanOrEqual(220);
    expect(effort?.taps).toBeGreaterThanOrEqual(10);
    expect(effort?.taps).toBeLessThanOrEqual(14);
    const strange = /Woodpile|Culin|牌墩|庫林|库林|civil|military|文子|武子/;
    expect(texts.filter((text) => strange.test(text))).toEqual([]);
  });
});

test('the taps of a lesson are those of whoever makes every play that is asked for', () => {
  // As the tests of the rooms count them.
  expect(lessonEffort('twoMinutes', say)?.taps).toBe(11);
  expect(lessonEffort('cards', say)?.taps).toBe(10);
  expect(lessonEffort('tiles', say)?.taps).toBe(4);
});

test('a minute is 180 words, or twenty taps, or six sums; never less than one is told', () => {
  const words = (length: number) => Array.from({ length }, () => 'word').join(' ');
  expect(minutesOf({ texts: [words(540)], taps: 0 })).toBe(3);
  expect(minutesOf({ texts: [words(90), words(90)], taps: 20, sums: 6 })).toBe(3);
  expect(minutesOf({ texts: [], taps: 1 })).toBe(1);
});

test('words are told from signs; Chinese characters are reckoned as words of English', () => {
  expect(wordsIn('Bo caught the Red Nine 5‑4, “You’re next”.')).toBe(8);
  expect(wordsIn('5 + 4 = 9')).toBe(5);
  expect(wordsIn('')).toBe(0);
  expect(wordsIn('湖中的牌是魚，木板上你的牌是餌牌。點數。')).toBeCloseTo(10);
});
