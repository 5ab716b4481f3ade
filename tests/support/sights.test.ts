import { expect, test } from 'vitest';
import { allSights, coveringSights } from './sights.ts';

test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 64])(
  'screen %i is seen in two languages, two themes and two windows',
  (screen) => {
    const [one, other] = coveringSights(screen);
    expect(other?.language).not.toBe(one?.language);
    expect(other?.theme).not.toBe(one?.theme);
    expect(other?.window).not.toBe(one?.window);
  },
);

test.each([0, 1, 5, 30])('over fourteen screens from %i on every sight is met', (first) => {
  const met = Array.from({ length: 14 }, (_, at) => coveringSights(first + at)).flat();
  for (const sight of allSights) expect(met).toContainEqual(sight);
});
