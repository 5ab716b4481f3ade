import { expect, test } from 'vitest';
import { variants as climbing } from '../../../src/engine/climbing/index.ts';
import { variants as fishing } from '../../../src/engine/fishing/index.ts';
import { everyVariantId, type VariantId } from '../../../src/engine/index.ts';
import { offeredAs, waysToPlay } from '../../../src/ui/families/waysToPlay.ts';
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

test('what is known of a way before its family has joined is what the engine says', () => {
  for (const variant of [...fishing, ...climbing]) {
    const { id, seatCounts } = variant;
    expect(offeredAs(id)).toMatchObject({ variant: id, most: Math.max(...seatCounts) });
    expect(offeredAs(id)?.seats).toBe(Math.min(...seatCounts));
    expect(offeredAs(id)?.sitsOut).toBe('sitsOut' in variant ? variant.sitsOut : undefined);
  }
  expect(offeredAs('mahjong')).toBeUndefined();
});
