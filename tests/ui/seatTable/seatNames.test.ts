import { expect, test } from 'vitest';
import { seatNames } from '../../../src/ui/seatTable/seatNames.ts';
import { say } from '../../support/say.ts';

test('a seat whose name is empty, blank or invisible is called by its place', () => {
  const players = ['', 'Bo', ' \t', '\u200b\u2060'].map((name) => ({ name }));
  expect(seatNames(players, say)).toEqual(['Seat 1', 'Bo', 'Seat 3', 'Seat 4']);
});
