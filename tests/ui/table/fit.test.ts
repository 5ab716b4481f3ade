import { describe, expect, test } from 'vitest';
import { capacityFor, fitTiles } from '../../../src/ui/table/fit.ts';

const limits = { largest: 120, favoured: 'sideways', favour: 1 } as const;

describe('fit', () => {
  test.each([
    [{ width: 336, height: 240 }, 24],
    [{ width: 336, height: 270 }, 84],
    [{ width: 284, height: 260 }, 32],
    [{ width: 2000, height: 900 }, 24],
    [{ width: 500, height: 60 }, 12],
  ])('in %o %i tiles lie beside one another and inside the box', (box, count) => {
    const { columns, rows, pose, tile } = fitTiles(box, count, limits);
    const [across, along] = pose === 'upright' ? [tile, tile * 2.4] : [tile * 2.4, tile];
    expect(columns * rows).toBeGreaterThanOrEqual(count);
    expect(columns * across).toBeLessThanOrEqual(box.width);
    expect(rows * along).toBeLessThanOrEqual(box.height);
    expect(tile).toBeGreaterThan(8);
  });

  test('even the fullest lake of all has targets of 24 px on the smallest phone', () => {
    const box = { width: 336, height: 210 };
    const { columns, rows } = fitTiles(box, 84, limits);
    expect(Math.min(box.width / columns, box.height / rows)).toBeGreaterThanOrEqual(24);
  });

  test('no room is no error', () => {
    expect(fitTiles({ width: 0, height: 0 }, 24, limits).tile).toBeGreaterThan(0);
  });

  test('the room for a lake grows by a few leaps only', () => {
    const leaps = new Set(Array.from({ length: 60 }, (_, more) => capacityFor(24 + more, 24)));
    expect(leaps.size).toBeLessThanOrEqual(4);
    for (let slots = 24; slots <= 84; slots += 1)
      expect(capacityFor(slots, 24)).toBeGreaterThanOrEqual(slots);
  });
});
