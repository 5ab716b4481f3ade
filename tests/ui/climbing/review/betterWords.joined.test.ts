import { expect, test } from 'vitest';
import type { PlayReview } from '../../../../src/review/review.ts';
import { currentRound } from '../../../../src/store/match/match.ts';
import { loadCatalogue } from '../../../../src/text/catalogue.ts';
import { createSay } from '../../../../src/text/say.ts';
import { betterWords, wayWords, whyWords } from '../../../../src/ui/climbing/review/betterWords.ts';
import { matchAfter } from '../../../support/climbing/matches.ts';
import { climbingPlay } from '../../../support/climbing/table.ts';
import { fakeReview } from '../../../support/reviews.ts';
import { say } from '../../../support/say.ts';

const hands = ['51 21', '55*3 43', '66*3 54'];
const pass = climbingPlay('pass');

/** Why the second seat should have passed the lead of 51; the round goes on, or is over. */
function whyPass(control: 'person' | 'greedy', ...later: readonly string[]): string | undefined {
  const setup = { controls: ['person', control, 'greedy'], hands } as const;
  const match = matchAfter(setup, '51', '55', 'pass', ...later);
  const review: Pick<PlayReview, 'seat' | 'values'> = { seat: 1, values: [] };
  return whyWords(match, 1, review, pass, say);
}

test('while the round goes on a person reads what the own hand told, of a bot everybody what lay open', () => {
  expect(whyPass('person')).toBe('Beating it would break up three of 5‑5.');
  expect(whyPass('greedy')).toBe('Ann: still 14 wu short of declaring, even if this play wins.');
});

test('once the round is over nothing is secret, and the hand of a bot may be told', () => {
  const later = [
    ...['pass', '55*2', 'pass', 'pass', '43', 'pass', 'pass'],
    ...['66*3', 'pass', '54', 'pass', '21'],
  ];
  expect(whyPass('greedy', ...later)).toBe('Beating it would break up three of 5‑5.');
});

test.each([
  ['en', ['passing', 'keeping 4‑2 and 2‑1', 'leaving the bottom cards', 'keeping the deal']],
  ['zh-Hant', ['過', '不亮', '不要底牌', '照打']],
  ['zh-Hans', ['不出', '不亮', '不要底牌', '照打']],
] as const)('a pass is called by what it says no to, in %s', async (language, ways) => {
  const inOwn = createSay(language, await loadCatalogue(language, undefined, ['climbing']));
  const phases = ['answer', 'lay', 'talon', 'redeal'];
  expect(phases.map((phase) => wayWords(pass, 'luan-chuo-28', inOwn, phase))).toEqual(ways);
});

test('what was better than laying is laying nothing', () => {
  const setup = {
    controls: ['person', 'greedy', 'greedy'],
    hands: ['42 21 51', '66', '55'],
  } as const;
  const match = matchAfter(setup, 'lay 42+21');
  const [made] = fakeReview(currentRound(match)).plays;
  const values = [{ play: pass, points: 1, error: 0, noise: 0 }];
  const lines = made && betterWords(match, 0, { ...made, values }, say);
  expect(lines?.[0]).toBe('Best: keeping 4‑2 and 2‑1.');
});
