import { expect, test } from 'vitest';
import { findVariant } from '../../../src/engine/index.ts';
import { offeredGames } from '../../../src/families/names.ts';

test('the games are offered for as many as their rules are for', () => {
  const offered = offeredGames.map(({ variant, seats, most }) => [variant, seats, most]);
  const ruled = offeredGames.map(({ variant }) => {
    const counts = findVariant(variant)?.seatCounts ?? [];
    return [variant, counts[0], Math.max(...counts)];
  });
  expect(offered).toEqual(ruled);
});
