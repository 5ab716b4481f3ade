import { expect, test } from 'vitest';
import type { PlayReview } from '../../../../src/review/review.ts';
import { whyWords } from '../../../../src/ui/climbing/review/betterWords.ts';
import { joinClimbingPage } from '../../../support/climbing/joinPage.ts';
import { matchAfter } from '../../../support/climbing/matches.ts';
import { climbingPlay } from '../../../support/climbing/table.ts';
import { say } from '../../../support/say.ts';

joinClimbingPage();

const hands = ['51 21', '55*3 43', '66*3 54'];

/** Why the second seat should have passed the lead of 51. */
function whyPass(control: 'person' | 'greedy'): string | undefined {
  const match = matchAfter({ controls: ['person', control, 'greedy'], hands }, '51', '55', 'pass');
  const review: Pick<PlayReview, 'seat' | 'values'> = { seat: 1, values: [] };
  return whyWords(match, 1, review, climbingPlay('pass'), say);
}

test('a person reads what the own hand told, of a bot everybody what lay open', () => {
  expect(whyPass('person')).toBe('To beat it, you’d break up three 5‑5.');
  expect(whyPass('greedy')).toBe('Ann: still 14 wu short of declaring, even with this trick.');
});
