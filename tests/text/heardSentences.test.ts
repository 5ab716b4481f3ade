import { expect, test } from 'vitest';
import { asSentence, commaIn } from '../../src/text/heardSentences.ts';

test.each([
  ['小红 passed', '小红 passed.'],
  ['Waiting for 小红', 'Waiting for 小红.'],
  ['Ann caught the Axe 6‑3', 'Ann caught the Axe 6‑3.'],
  ['Mei-Ling出了兩張', 'Mei-Ling出了兩張。'],
  ['輪到Ann', '輪到Ann。'],
  ['Well played!', 'Well played!'],
])('“%s” ends as its language ends a sentence', (words, sentence) => {
  expect(asSentence(words)).toBe(sentence);
});

test('a comma is that of the language, whatever names stand in it', () => {
  expect(commaIn('小红 · 3 rounds')).toBe(', ');
  expect(commaIn('Ann · 三局')).toBe('，');
});
