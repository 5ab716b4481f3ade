import { expect, test } from 'vitest';
import { say } from '../support/say.ts';

test('a name turns neither the words nor the figures around it', () => {
  const name = '\u202eabc\u2066';
  expect(say('scores.wins', { name, points: 366 })).toBe('Highest total: abc, 366 points');
});
