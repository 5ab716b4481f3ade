import { expect, test } from 'vitest';
import { shownNames } from '../../../src/ui/seatTable/shownNames.ts';
import { say } from '../../support/say.ts';

test('a seat whose name is empty, blank or invisible is called by its place', () => {
  const players = ['', 'Bo', ' \t', '\u200b\u2060'].map((name) => ({ name }));
  expect(shownNames(players, say)).toEqual(['Seat 1', 'Bo', 'Seat 3', 'Seat 4']);
});
