import { expect, test } from 'vitest';
import { lakeCapacityFor } from '../../../../src/ui/fishing/table/lakeCapacity.ts';

test('the room for a lake grows by a few leaps only', () => {
  const leaps = new Set(Array.from({ length: 60 }, (_, more) => lakeCapacityFor(24 + more, 24)));
  expect(leaps.size).toBeLessThanOrEqual(4);
  for (let slots = 24; slots <= 84; slots += 1)
    expect(lakeCapacityFor(slots, 24)).toBeGreaterThanOrEqual(slots);
});
