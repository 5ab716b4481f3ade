import { expect, test } from 'vitest';
import { everyVariantId, type VariantId } from '../../../src/engine/index.ts';
import { waysToPlay } from '../../../src/ui/families/waysToPlay.ts';
import { offeredGames } from '../../../src/ui/families.ts';

test('every variant is a way to play one game that is offered', () => {
  const offered: readonly VariantId[] = offeredGames.map(({ variant }) => variant);
  const ways = offered.flatMap((variant) => waysToPlay(variant));
  expect(ways.toSorted()).toEqual(everyVariantId.toSorted());
  for (const variant of everyVariantId) {
    expect(waysToPlay(variant)).toContain(variant);
    expect(offered).toContain(waysToPlay(variant)[0]);
  }
});
