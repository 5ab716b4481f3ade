import { expect, test } from 'vitest';
import {
  accountsOf,
  isCostly,
  type PlayReview,
  type Review,
  sharesOf,
} from '../../src/review/review.ts';
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

test('in three parts it is the luck of all tiles, its own choices and those of the others', () => {
  expect(sharesOf(review.plays, 0, -14)).toEqual({ luck: -6, own: -8, others: 0, end: -14 });
  expect(sharesOf(review.plays, 1, 14)).toEqual({ luck: 6, own: 0, others: 8, end: 14 });
});

test('a play is costly where it has clearly lost something', () => {
  const { play } = handPlay;
  const losing = (lost: number, noise: number): PlayReview => ({
    ...handPlay,
    values: [{ play, points: 0, error: lost, noise }],
    lost,
  });
  expect(isCostly(losing(8, 2), 'tiu-u')).toBe(true);
  expect(isCostly(losing(8, 3), 'tiu-u')).toBe(false);
  expect(isCostly(losing(0.4, 0), 'tiu-u')).toBe(false);
  expect(isCostly(losing(0.4, 0.1), 'sap-ng-wu')).toBe(true);
  expect(isCostly(losing(0.2, 0), 'sap-ng-wu')).toBe(false);
});
