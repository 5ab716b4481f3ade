import { expect, test } from 'vitest';
import type { RuleChanges, ToldProblem } from '../../../src/engine/climbing/index.ts';
import { heapWords } from '../../../src/text/climbing/heapWords.ts';
import { toldProblemWords } from '../../../src/text/climbing/toldWords.ts';
import { languages } from '../../../src/text/languages.ts';
import { climbingGameOf, climbingPlay } from '../../support/climbing/table.ts';
import { say } from '../../support/say.ts';
import { voices } from '../../support/voices.ts';
import { expectSentences } from '../spokenMessages.ts';

/** A problem of every code, and what is said of it. */
const samples: { readonly [Code in ToldProblem['code']]: readonly [ToldProblem, string] } = {
  'too-few': [
    { code: 'too-few', seat: 0, wu: 14, least: 15 },
    'You: 14 wu isn’t enough to declare. It takes 15.',
  ],
  'too-many-wu': [
    { code: 'too-many-wu', seat: 0, wu: 37, most: 36 },
    'You: 37 wu is too many. A player can have at most 36 in this game.',
  ],
  'needs-wu': [
    { code: 'needs-wu', seat: 1, wu: 16, needs: 18 },
    'Bo: what you entered takes 18 cards, but that’s more than 16 wu.',
  ],
  'needs-cards': [
    { code: 'needs-cards', seat: 1, needs: 32, most: 28 },
    'Bo: what you entered takes 32 cards, but a player has at most 28.',
  ],
  'too-many-alike': [
    { code: 'too-many-alike', seat: 1, alike: 5, most: 4 },
    'Bo: 5 threes and fours are too many. At most 4 kinds count here.',
  ],
  'too-many': [
    { code: 'too-many', count: 'happy', all: 3, most: 2 },
    'Happy sets: all players together have 3, but this game has at most 2.',
  ],
};
const all = Object.values(samples);

test.each(all)('%o is told: %s', (problem, words) => {
  expect(toldProblemWords(problem, ['You', 'Bo'], say)).toBe(words);
});

const heap = ['33*4', '22*4', '11*4', '55*4', '44'].map((text) => ({
  play: climbingPlay(text),
  laid: false,
}));

test('a heap of more cards than a seat can have is worth nothing, and why', () => {
  const words = heapWords(heap, climbingGameOf('ma-hua-hua'), say);
  expect(words).toEqual({
    wu: null,
    chips: null,
    notes: ['A player can win at most 16 cards in this game.'],
  });
});

test('a heap of Ma Hua Hua says who pays for it', () => {
  const small = heap.slice(0, 2);
  const notesUnder = (rules: RuleChanges) =>
    heapWords(small, climbingGameOf('ma-hua-hua', 3, rules), say).notes;
  expect(notesUnder({})).toEqual(['Only players with fewer than 6 wu pay.']);
  expect(notesUnder({ familyPayments: 'pairs' })).toEqual([
    'Each pair of players settles the difference of their points, 1 chip per point.',
  ]);
});

test.each(languages)('in %s every problem is a sentence of its own', (language) => {
  const voice = voices[language];
  const { notes } = heapWords(heap, climbingGameOf('ma-hua-hua'), voice);
  expect(notes).toHaveLength(1);
  expectSentences([
    ...all.map(([problem]) => toldProblemWords(problem, ['Ann', 'Bo'], voice)),
    ...notes,
  ]);
});
