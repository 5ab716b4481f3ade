import { expect, test } from 'vitest';
import type { Play, RoundRecord } from '../../../../src/engine/index.ts';
import { matchOfRecord } from '../../../../src/store/match/matchRecords.ts';
import { betterWords, whyWords } from '../../../../src/ui/fishing/review/betterWords.ts';
import { finishedRound, setupOf } from '../../../support/matches.ts';
import { fakeReview } from '../../../support/reviews.ts';
import { say } from '../../../support/say.ts';

const finished = finishedRound(setupOf(['person', 'greedy']));
const going = { ...finished, plays: finished.plays.slice(0, -1) };

/** What is said for the best plays of the second seat, by who sits there. */
function saidOf(round: RoundRecord, control: 'person' | 'greedy'): string[] {
  const match = matchOfRecord({ ...round, meta: { players: ['person', control] } });
  return fakeReview(round).plays.flatMap((made, at) => {
    const best = made.values[0]?.play;
    return made.seat === 1 && best !== undefined ? [whyWords(match, at, made, best, say)] : [];
  });
}

test('while the round goes on, of a bot everybody reads what lay open', () => {
  expect(saidOf(going, 'greedy')).toContain('The table doesn’t show why.');
  expect(saidOf(going, 'person')).not.toContain('The table doesn’t show why.');
});

test('once the round is over nothing is secret, and a bot’s plays are told as a person’s are', () => {
  expect(saidOf(finished, 'greedy')).toEqual(saidOf(finished, 'person'));
});

test('why a play is better speaks against what was tried, else against what was played', () => {
  const match = matchOfRecord(finished);
  const { plays } = fakeReview(finished);
  const spoken = plays.flatMap((made, at) => {
    const [best, ...others] = made.values.map(({ play }) => play);
    const why = (instead?: Play): string | undefined =>
      betterWords(match, at, made, say, instead).at(-1);
    return best === undefined ? [] : [{ made, best, why, others }];
  });
  expect(spoken.filter(({ others, why }) => new Set(others.map(why)).size > 1)).not.toEqual([]);
  for (const { made, why } of spoken) expect(why()).toBe(why(made.play));
});
