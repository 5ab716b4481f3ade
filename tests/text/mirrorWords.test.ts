import { expect, test } from 'vitest';
import { mirrorOutcome } from '../../src/text/mirrorWords.ts';
import { say } from '../support/say.ts';

test.each([
  [2, 2, 'Best with the same deals: Ann, +9 over both seats.'],
  [3, 2, 'Best so far with the same deals: Ann, +9.'],
  [3, 3, 'Best with the same deals: Ann, +9 over all three seats.'],
  [4, 4, 'Best with the same deals: Ann, +9 over all four seats.'],
])('of %i players, each deal played %i times', (seats, times, told) => {
  const names = ['Ann', 'Bo', 'Cy', 'Di'].slice(0, seats);
  const together = [9, -2, -3, -4].slice(0, seats);
  expect(mirrorOutcome({ names, times, together }, say)).toBe(told);
});
