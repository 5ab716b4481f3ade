import { expect, test } from 'vitest';
import {
  answeredWith,
  lessonOutcomeOf,
  unansweredAmong,
} from '../../../src/store/lessons/lessonOutcome.ts';

test('a step is answered once, however often', () => {
  expect(answeredWith(answeredWith(answeredWith([], 2), 0), 2)).toEqual([0, 2]);
});

test('what is left is what asks and was not answered', () => {
  expect(unansweredAmong([0, 2, 3], [3, 1])).toEqual([0, 2]);
});

test('a lesson is done once nothing is left, and passed where something is left at its end', () => {
  expect([lessonOutcomeOf(0, false), lessonOutcomeOf(0, true), lessonOutcomeOf(-1, false)]).toEqual(
    ['done', 'done', 'done'],
  );
  expect([lessonOutcomeOf(1, true), lessonOutcomeOf(1, false)]).toEqual(['passed', 'underway']);
});
