import { expect, test } from 'vitest';
import { say } from '../support/say.ts';

test('a name turns neither the words nor the figures around it', () => {
  const name = '\u202eabc\u2066';
  expect(say('scores.payment', { from: name, to: 'Bo', points: 366 })).toBe(
    'abc to Bo: 366 points',
  );
});
