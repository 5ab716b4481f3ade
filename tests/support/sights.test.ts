import { expect, test } from 'vitest';
import { allSights, sightInGroup } from './sights.ts';

function sightsOfGroup(group: number, screens: number) {
  return Array.from({ length: screens }, (_, screen) => sightInGroup(group, screen, screens));
}

test.each([3, 4, 20])('nine groups of %i screens are seen in every sight', (screens) => {
  const met = Array.from({ length: 9 }, (_, group) => sightsOfGroup(group, screens)).flat();
  for (const sight of allSights) expect(met).toContainEqual(sight);
});

test('a group of few screens is seen in as many themes', () => {
  expect(new Set(sightsOfGroup(4, 2).map(({ theme }) => theme)).size).toBe(2);
});
