import { expect, test } from 'vitest';
import {
  currentRound,
  type Match,
  positionOf,
  startMatch,
  withNextRound,
  withPlay,
} from '../../../src/store/match/match.ts';
import { scoresModelOf } from '../../../src/ui/scores/scoresModel.ts';
import { setupOf, somePlayOf } from '../../support/matches.ts';
import { unwrap } from '../../support/table.ts';

function playedOut(match: Match): Match {
  let played = match;
  while (positionOf(played).phase !== 'over') played = unwrap(withPlay(played, somePlayOf(played)));
  return played;
}

test('a match is won by whoever has won most in it, also by who sits its last round out', () => {
  const sitsOut = { place: 2, name: 'Cy', control: 'person' } as const;
  let match = playedOut(startMatch(setupOf(['person', 'person'], { sitsOut })));
  const outsFirst = (): boolean => {
    const { people, together } = scoresModelOf(match);
    return people[together.indexOf(Math.max(...together))] === match.setup.sitsOut?.name;
  };
  while (!outsFirst()) match = playedOut(withNextRound(match));
  const { name } = match.setup.sitsOut ?? sitsOut;
  expect(currentRound(match).players).not.toContain(name);
  const goal = { rounds: match.rounds.length };
  const standing = scoresModelOf({ ...match, setup: { ...match.setup, goal } }).goal;
  expect(standing).toEqual({ goal, played: match.rounds.length, winners: [name] });
});
