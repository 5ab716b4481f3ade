import { expect, test } from 'vitest';
import { amongBotsWords, dealStandingOf } from '../../../src/ui/scores/yardstick/yardstickModel.ts';
import { say } from '../../support/say.ts';

const yardstick = { random: -205, novice: -90, greedy: -46, skilled: -51, expert: 12 };

test('everybody stands on the ladder by what they make of the deal, oneself above equals', () => {
  const { rungs } = dealStandingOf(yardstick, -46);
  expect(rungs.map(({ level }) => level)).toEqual([
    ...['random', 'novice', 'skilled', 'greedy', null, 'expert'],
  ]);
  expect(rungs.map(({ points }) => points)).toEqual([-205, -90, -51, -46, -46, 12]);
});

test.each([
  [100, 'Better than all five bots'],
  [0, 'Better than four of the five bots'],
  [-46, 'Better than three of the five bots'],
  [-60, 'Better than two of the five bots'],
  [-100, 'Better than one of the five bots'],
  [-205, 'Level with one of the five bots'],
  [-300, 'All five bots make more of this deal'],
])('with %i one is told: %s', (own, words) => {
  expect(amongBotsWords(dealStandingOf(yardstick, own), say)).toBe(words);
});

test('with what all bots make of it one is level with all', () => {
  const same = { random: -1, novice: -1, greedy: -1, skilled: -1, expert: -1 };
  expect(amongBotsWords(dealStandingOf(same, -1), say)).toBe('Level with all five bots');
});
