import { expect, test } from 'vitest';
import { themes } from '../../src/store/settings.ts';
import { languages } from '../../src/text/languages.ts';
import { allSights, coveringSights, windows } from './sights.ts';

test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 64])(
  'screen %i is seen in every language, every theme and every window',
  (screen) => {
    const sights = coveringSights(screen);
    expect(sights.map(({ language }) => language)).toEqual(languages);
    expect(sights.map(({ theme }) => theme).toSorted()).toEqual(themes.toSorted());
    expect(sights.map(({ window }) => window).toSorted()).toEqual(windows.toSorted());
  },
);

test.each([0, 1, 5, 30])('over nine screens from %i on every sight is met', (first) => {
  const met = Array.from({ length: 9 }, (_, at) => coveringSights(first + at)).flat();
  for (const sight of allSights) expect(met).toContainEqual(sight);
});
