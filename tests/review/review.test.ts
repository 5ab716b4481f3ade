import { expect, test } from 'vitest';
import { accountsOf, type PlayReview, type Review } from '../../src/review/review.ts';
import { playOf } from '../support/table.ts';

const handPlay: PlayReview = {
  seat: 0,
  play: playOf('54x63'),
  drawn: null,
  luck: null,
  values: [],
  lost: 8,
  skill: [-8, 8],
  hidden: [3, -3],
  expected: [15, -15],
};

const drawPlay: PlayReview = {
  ...handPlay,
  play: playOf('66'),
  drawn: 0,
  luck: [-30, 30],
  lost: 0,
  skill: [0, 0],
  hidden: [1, -1],
  expected: [-14, 14],
};

const review: Review = {
  bot: 'expert',
  samples: 10,
  average: [-2, 2],
  start: [20, -20],
  plays: [handPlay, drawPlay],
  end: [-14, 14],
};

test('an account tells what made a seat’s result, and adds up to it', () => {
  const [first, second] = accountsOf(review);
  expect(first).toEqual({ start: 20, luck: -30, hidden: 4, skill: -8, end: -14 });
  expect(second).toEqual({ start: -20, luck: 30, hidden: -4, skill: 8, end: 14 });
});
