import { expect, test } from 'vitest';
import { rulesOf } from '../../src/engine/index.ts';
import { forgetReplay, playedRound, sumOf } from '../../src/records/playedRound.ts';
import { finishedRound, setupOf } from '../support/matches.ts';

const round = finishedRound(setupOf(['person', 'greedy']));

test('a round is replayed once, and anew where its positions made room', () => {
  const before = playedRound(round);
  expect(playedRound(round)).toBe(before);
  forgetReplay(round);
  const after = playedRound(round);
  expect(after).not.toBe(before);
  expect(after).toEqual(before);
});

test('what a round came to is known without its positions, also of a record with other names', () => {
  const { game, position } = playedRound(round);
  const rules = rulesOf(game);
  const end = sumOf(round);
  expect(end).toEqual({
    isCalledOff: false,
    scores: rules.scoresOf(position),
    settlement: rules.settlementOf(position),
    winners: rules.winnersOf(position),
  });
  forgetReplay(round);
  expect(sumOf(round)).toBe(end);
  expect(sumOf({ ...round, players: ['Di', 'Ed'] })).toBe(end);
});

test('a round that goes on has come to nothing yet', () => {
  const unfinished = { ...round, plays: round.plays.slice(0, -1) };
  expect(sumOf(unfinished)).toBeUndefined();
  forgetReplay(unfinished);
  expect(playedRound(unfinished).steps).toHaveLength(round.plays.length - 1);
});
