import { expect, test } from 'vitest';
import type { Phase } from '../../../src/engine/climbing/index.ts';
import type { Seat } from '../../../src/engine/index.ts';
import { costlyChoicesOf } from '../../../src/review/climbing/costlyChoices.ts';
import type { PlayReview, Review } from '../../../src/review/review.ts';
import { climbingPlay } from '../../support/climbing/table.ts';

/** A play of a seat at a moment, the better one, and what it lost. */
type Made = readonly [phase: Phase, made: string, best: string, lost: number, seat?: number];

function choicesIn(...plays: readonly Made[]) {
  return choicesOf(0, ...plays);
}

function choicesOf(looked: Seat, ...plays: readonly Made[]) {
  const reviews = plays.map(([, made, better, lost, seat = 0]): PlayReview => {
    const [play, best] = [climbingPlay(made), climbingPlay(better)];
    const values = [
      { play: best, points: lost, error: 0, noise: 0 },
      { play, points: 0, error: lost, noise: 0.01 },
    ];
    const nothing = [0, 0, 0];
    return {
      seat,
      play,
      drawn: null,
      luck: null,
      values,
      lost,
      skill: nothing,
      hidden: nothing,
      expected: nothing,
    };
  });
  const none = [0, 0, 0];
  const review: Review = {
    bot: 'expert',
    samples: 1,
    average: none,
    start: none,
    plays: reviews,
    end: none,
  };
  const steps = plays.map(([phase]) => ({ phase }));
  return costlyChoicesOf(review, steps, looked, 'sap-ng-wu').map(({ kind, plays: of, lost }) => [
    kind,
    of.map(({ at }) => at),
    lost,
  ]);
}

test('costly choices are told by what should have been chosen instead', () => {
  expect(choicesIn(['answer', 'pass', '66', 1])).toEqual([['passed', [0], 1]]);
  expect(choicesIn(['answer', '66', 'pass', 1])).toEqual([['beat', [0], 1]]);
  expect(choicesIn(['answer', '66', '11', 1])).toEqual([['answered', [0], 1]]);
  expect(choicesIn(['lead', '66', '11', 1])).toEqual([['led', [0], 1]]);
  expect(choicesIn(['declare', 'declare', 'decline', 1])).toEqual([['declared', [0], 1]]);
  expect(choicesIn(['declare', 'decline', 'declare', 1])).toEqual([['declined', [0], 1]]);
  expect(choicesIn(['lay', 'pass', 'lay 42+21', 1])).toEqual([['opened', [0], 1]]);
});

test('the kind that cost most comes first, and in it the costliest choice', () => {
  const choices = choicesIn(
    ['answer', 'pass', '66', 0.5],
    ['lead', '66', '11', 1.2],
    ['answer', 'pass', '66', 1],
  );
  expect(choices).toEqual([
    ['passed', [2, 0], 1.5],
    ['led', [1], 1.2],
  ]);
});

test('choices of others count as little as those that cost next to nothing', () => {
  expect(choicesIn(['lead', '66', '11', 2, 1], ['lead', '66', '11', 0.1])).toEqual([]);
  const plays: Made[] = [
    ['lead', '66', '11', 2, 1],
    ['answer', 'pass', '66', 1],
  ];
  expect(choicesOf(1, ...plays)).toEqual([['led', [0], 2]]);
  expect(choicesOf(2, ...plays)).toEqual([]);
});
