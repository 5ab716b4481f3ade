import { expect, test } from 'vitest';
import { allLooks, coveringLooks } from './sights.ts';

test.each([0, 1, 2, 8, 9, 64])('screen %i is seen in two themes', (screen) => {
  const [one, other] = coveringLooks(screen);
  expect(one?.looked).toBe('all');
  expect(other?.theme).not.toBe(one?.theme);
});

test.each([0, 1, 5, 30])('over 27 screens from %i on all is looked for in every sight', (first) => {
  const met = Array.from({ length: 27 }, (_, at) => coveringLooks(first + at)).flat();
  for (const look of allLooks) expect(met).toContainEqual(look);
});
