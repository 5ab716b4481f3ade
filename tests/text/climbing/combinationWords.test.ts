import { describe, expect, test } from 'vitest';
import { formatPlay, parsePlay } from '../../../src/engine/climbing/index.ts';
import {
  cardsWords,
  combinationInSentence,
  combinationPipsClose,
  combinationWords,
} from '../../../src/text/climbing/combinationWords.ts';
import { languages } from '../../../src/text/languages.ts';
import { everyPlay } from '../../support/climbing/everyPlay.ts';
import { climbingPlay } from '../../support/climbing/table.ts';
import { say } from '../../support/say.ts';
import { tilesIn } from '../../support/table.ts';
import { voices } from '../../support/voices.ts';
import { expectAllSaid, unfilled } from '../spokenMessages.ts';

describe('a combination in words', () => {
  test.each([
    ['66', '6‑6', '6‑6'],
    ['66*2', 'two of 6‑6', '6‑6×2'],
    ['33*3', 'three of 3‑3', '3‑3×3'],
    ['53*4', 'four of 5‑3', '5‑3×4'],
    ['66+54', 'a 6‑6 with a 5‑4', '6‑6+5‑4'],
    ['66*2+63*2+54', 'two of 6‑6 with two of 6‑3 and a 5‑4', '6‑6×2+6‑3×2+5‑4'],
    ['53*2+11*3', 'three of 1‑1 with two of 5‑3', '1‑1×3+5‑3×2'],
    ['52+44+43', 'a 4‑4 with a 5‑2 and a 4‑3', '4‑4+5‑2+4‑3'],
    ['41+32+31', 'a 3‑1 with a 4‑1 and a 3‑2', '3‑1+4‑1+3‑2'],
    ['42*2+21', 'Supreme (two of 4‑2 and a 2‑1)', '4‑2×2+2‑1'],
    ['42*4+21*4', 'Supreme of all eight cards', '4‑2×4+2‑1×4'],
    ['63+62*2', 'bull (a 6‑3 and two of 6‑2)', '6‑3+6‑2×2'],
    ['66+55+44', 'pendulum (a 6‑6, a 5‑5, and a 4‑4)', '6‑6+5‑5+4‑4'],
    ['33+22+11', 'fish set (a 3‑3, a 2‑2, and a 1‑1)', '3‑3+2‑2+1‑1'],
    ['66+21', 'the pair 6‑6 and 2‑1', '6‑6+2‑1'],
    ['62+53', 'a 6‑2 and a 5‑3', '6‑2+5‑3'],
    ['66+55', 'a 6‑6 and a 5‑5', '6‑6+5‑5'],
  ])('%s is %s', (text, words, pips) => {
    const play = climbingPlay(text);
    expect(combinationWords(play, say, 'sap-ng-wu')).toBe(words);
    expect(combinationPipsClose(play)).toBe(pips);
  });

  test('is a happy where ma-hua-hua is played, and a Supreme elsewhere', () => {
    const play = climbingPlay('42+21*2');
    expect(combinationWords(play, say, 'ma-hua-hua')).toBe('happy set (a 4‑2 and two of 2‑1)');
    expect(combinationInSentence(play, say, 'ma-hua-hua')).toBe(
      'a happy set (a 4‑2 and two of 2‑1)',
    );
    expect(combinationWords(play, say, 'wu-han')).toBe('Supreme (a 4‑2 and two of 2‑1)');
  });

  test('has an article within a sentence where it has a name', () => {
    const inSentence = (text: string): string =>
      combinationInSentence(climbingPlay(text), say, 'sap-ng-wu');
    expect(inSentence('42+21')).toBe('a Supreme (a 4‑2 and a 2‑1)');
    expect(inSentence('42*4+21*4')).toBe('a Supreme of all eight cards');
    expect(inSentence('63+62')).toBe('a bull (a 6‑3 and a 6‑2)');
    expect(inSentence('66+63')).toBe('a 6‑6 with a 6‑3');
    expect(inSentence('44')).toBe('4‑4');
  });

  test.each([
    ['66', '6‑6'],
    ['66*2', '一對6‑6'],
    ['66*3', '三張6‑6'],
    ['66*2+54', '兩張6‑6配一張5‑4'],
    ['62*2+53+11', '一張1‑1配兩張6‑2、一張5‑3'],
    ['42*2+21', '至尊（兩張4‑2、一張2‑1）'],
    ['42*4+21*4', '八張至尊'],
    ['66+21', '6‑6、2‑1這一對'],
    ['33+22+11', '魚牌（一張3‑3、一張2‑2、一張1‑1）'],
  ])('%s is %s in Chinese', (text, words) => {
    expect(combinationWords(climbingPlay(text), voices['zh-Hant'], 'sap-ng-wu')).toBe(words);
  });

  test('tells any two apart', () => {
    const cards = everyPlay.filter((play) => /^\d/.test(formatPlay(play)));
    expect(cards.length).toBeGreaterThan(500);
    const said = cards.map((play) => combinationWords(play, say, 'sap-ng-wu'));
    expect(new Set(said).size).toBe(said.length);
    expect(new Set(cards.map(combinationPipsClose)).size).toBe(cards.length);
  });

  test('tells what is laid as what it lays', () => {
    const laid = parsePlay('lay 42+21');
    if (laid === undefined) throw new Error('It is a play');
    expect(combinationWords(laid, say, 'sap-ng-wu')).toBe('Supreme (a 4‑2 and a 2‑1)');
  });
});

test('cards that make nothing are a list', () => {
  const [six = 0, five = 0] = tilesIn('66 54');
  expect(
    cardsWords(
      [
        { kind: six, copies: 2 },
        { kind: five, copies: 1 },
      ],
      say,
    ),
  ).toBe('two of 6‑6 and a 5‑4');
  expect(cardsWords([], say)).toBe('');
});

test('every message of a combination is said', () => {
  const texts = ['66', '66*2', '66*3', '66*4', '66+54', '62+53', '66+21', '42+21', '42*4+21*4'];
  const trios = ['63+62', '66+55+44', '33+22+11'];
  const plays = [...texts, ...trios].map(climbingPlay);
  expectAllSaid(/^climbing\.(combination|told|cards)\./, (listener) => {
    for (const variant of ['sap-ng-wu', 'ma-hua-hua'] as const) {
      for (const play of plays) {
        combinationWords(play, listener, variant);
        combinationInSentence(play, listener, variant);
      }
    }
  });
});

test.each(languages)('in %s every combination is said whole', (language) => {
  for (const play of everyPlay.filter((one) => /^\d/.test(formatPlay(one)))) {
    expect(combinationWords(play, voices[language], 'sap-ng-wu')).not.toMatch(unfilled);
  }
});
