import { expect, test } from 'vitest';
import { levels } from '../../../src/bots/levels.ts';
import { currentRound, withCurrentRound, withNextRound } from '../../../src/store/match/match.ts';
import { mirrorOf } from '../../../src/store/match/mirror.ts';
import { strongerOpponent } from '../../../src/store/match/strongerOpponent.ts';
import { matchOfWins, setupOf } from '../../support/matches.ts';

test('two wins in a row ask for the next level, be there a defeat before them', () => {
  expect(strongerOpponent(matchOfWins([true, true]))).toBe('greedy');
  expect(strongerOpponent(matchOfWins([true, false, true, true]))).toBe('greedy');
});

test.each([
  ['a win', [true]],
  ['a win after a defeat', [true, false, true]],
  ['a defeat after two wins', [true, true, false]],
  ['a third win, for it was asked after the second', [true, true, true]],
] as const)('%s asks for nothing', (_, wins) => {
  expect(strongerOpponent(matchOfWins(wins))).toBeUndefined();
});

test.each(levels)('after %s comes the next level, and after the strongest none', (level) => {
  const next = levels[levels.indexOf(level) + 1];
  expect(strongerOpponent(matchOfWins([true, true], setupOf(['person', level])))).toBe(next);
});

test('all the bots must be of one level, and one person play alone', () => {
  const three = (...controls: Parameters<typeof setupOf>[0]) =>
    strongerOpponent(matchOfWins([true, true], setupOf(controls)));
  expect(three('person', 'novice', 'novice')).toBe('greedy');
  expect(three('person', 'novice', 'greedy')).toBeUndefined();
  expect(three('person', 'novice', 'person')).toBeUndefined();
  expect(three('person', 'person')).toBeUndefined();
  expect(three('novice', 'novice')).toBeUndefined();
});

test('a round that others have played is no win of this match', () => {
  const match = matchOfWins([true, true]);
  const [first, ...others] = match.rounds;
  if (first === undefined) throw new Error('there is a round');
  for (const meta of [{ players: ['person', 'random'] }, { players: ['person'] }, {}]) {
    expect(strongerOpponent({ ...match, rounds: [{ ...first, meta }, ...others] })).toBeUndefined();
  }
});

test('nothing is asked while a round is played, in practice, or in a mirror match', () => {
  const match = matchOfWins([true, true]);
  expect(strongerOpponent(withNextRound(match))).toBeUndefined();
  const round = currentRound(match);
  const tried = { ...round, meta: { ...round.meta, whatIf: {} } };
  expect(strongerOpponent(withCurrentRound(match, tried))).toBeUndefined();
  const mirrored = mirrorOf(matchOfWins([true]));
  const { meta } = currentRound(mirrored);
  const again = {
    ...match,
    rounds: match.rounds.map((won) => ({ ...won, meta: { ...won.meta, ...meta } })),
  };
  expect(strongerOpponent(again)).toBeUndefined();
});
