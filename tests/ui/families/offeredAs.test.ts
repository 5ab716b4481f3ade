import { expect, test } from 'vitest';
import { variants as climbing } from '../../../src/engine/climbing/index.ts';
import { variants as fishing } from '../../../src/engine/fishing/index.ts';
import { offeredAs } from '../../../src/ui/setup/offeredAs.ts';

test('what is known of a way before its family has joined is what the engine says', () => {
  for (const variant of [...fishing, ...climbing]) {
    const { id, seatCounts } = variant;
    expect(offeredAs(id)).toMatchObject({ variant: id, most: Math.max(...seatCounts) });
    expect(offeredAs(id)?.seats).toBe(Math.min(...seatCounts));
    expect(offeredAs(id)?.sitsOut).toBe('sitsOut' in variant ? variant.sitsOut : undefined);
  }
  expect(offeredAs('mahjong')).toBeUndefined();
});
