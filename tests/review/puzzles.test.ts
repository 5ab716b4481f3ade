import { expect, test } from 'vitest';
import { outcomeOfTry, puzzlesOf } from '../../src/review/puzzles.ts';
import type { PlayReview, Review } from '../../src/review/review.ts';
import { playOf } from '../support/table.ts';

const [made, best, other] = [playOf('54x63'), playOf('66'), playOf('22')];

/** A play that lost so much to the best, as far as its noise lets that be told. */
function playThat(seat: number, lost: number, noise = 0.1): PlayReview {
  return {
    seat,
    play: made,
    drawn: null,
    luck: null,
    values: [
      { play: best, points: 0, error: 0, noise: 0 },
      { play: other, points: -1, error: 1, noise: 0.6 },
      { play: made, points: -lost, error: lost, noise },
    ],
    lost,
    skill: [0, 0],
    hidden: [0, 0],
    expected: [0, 0],
  };
}

function reviewOf(plays: readonly PlayReview[]): Review {
  return { bot: 'expert', samples: 1, average: [0, 0], start: [0, 0], plays, end: [0, 0] };
}

test('puzzles are the costliest decisions of each seat, three at the most', () => {
  const losses = [9, 30, 8, 12, 40, 7, 50, 6];
  const plays = losses.map((lost, at) => playThat(at % 2, lost));
  const puzzles = puzzlesOf(reviewOf(plays), 'tiu-u');
  expect(puzzles.map(({ lost }) => lost)).toEqual([50, 40, 30, 12, 9, 7]);
  expect(puzzles.map(({ at, seat }) => at % 2 === seat)).not.toContain(false);
});

test('no puzzle is within its noise, nor as small as taste', () => {
  const plays = [playThat(0, 20, 8), playThat(0, 20, 6), playThat(0, 4, 0.1)];
  expect(puzzlesOf(reviewOf(plays), 'tiu-u').map(({ at }) => at)).toEqual([1]);
});

test('where rounds are about few chips, half a chip is worth a puzzle', () => {
  const plays = [playThat(0, 0.5), playThat(1, 0.4)];
  expect(puzzlesOf(reviewOf(plays), 'sap-ng-wu').map(({ at }) => at)).toEqual([0]);
});

test('whatever cannot be told from the best solves a puzzle, and nothing else does', () => {
  const play = playThat(0, 20);
  expect(outcomeOfTry(play, best, 'tiu-u')).toBe('solved');
  expect(outcomeOfTry(play, other, 'tiu-u')).toBe('solved');
  expect(outcomeOfTry(play, made, 'tiu-u')).toBe('missed');
  expect(outcomeOfTry(play, undefined, 'tiu-u')).toBe('missed');
  expect(outcomeOfTry(playThat(0, 0.4), made, 'tiu-u')).toBe('solved');
  expect(outcomeOfTry(playThat(0, 0.4), made, 'sap-ng-wu')).toBe('missed');
  expect(outcomeOfTry(playThat(0, 0.2, 0.01), made, 'sap-ng-wu')).toBe('solved');
});
