import { describe, expect, test } from 'vitest';
import { findVariant, variantIds } from '../../../../src/engine/fishing/index.ts';
import { lakeCapacityFor } from '../../../../src/ui/fishing/table/lakeCapacity.ts';
import { fitMake } from '../../../../src/ui/table/fit.ts';
import { tileMakes } from '../../../../src/ui/tile/make.ts';
import { figureOf } from '../../../../src/ui/tile/pips.ts';

describe('the room for a lake', () => {
  test('grows by a few leaps only, and always holds every slot', () => {
    const slots = Array.from({ length: 85 }, (_, at) => at);
    expect(new Set(slots.map((each) => lakeCapacityFor(each, 24))).size).toBeLessThanOrEqual(9);
    for (const each of slots) expect(lakeCapacityFor(each, 24)).toBeGreaterThanOrEqual(each);
  });

  test('shrinks with the lake', () => {
    expect(lakeCapacityFor(6, 22)).toBeLessThan(lakeCapacityFor(22, 22) / 2);
  });
});

/** The lake and the hand of a phone of 360 × 640, in CSS pixels. */
const lakeBox = { width: 344, height: 231 };
const handBox = { width: 352, height: 160 };

describe.each(tileMakes)('on a phone of 360 × 640, %s', (make) => {
  const pipOf = ({ tile, cut }: { readonly tile: number; readonly cut: boolean }): number =>
    (2 * figureOf(0, { make, cut }).radius * tile) / 100;

  test.each(variantIds)('no pip of the lake of %s is under 7 px', (id) => {
    const variant = findVariant(id);
    const start = variant?.lake ?? 0;
    // What a game is not played with may come out smaller in a lake that has grown much.
    const more = (variant?.kit === 'cards') === (make === 'cards') ? [0, 3, 6, 9] : [0, 3];
    for (const slots of more.map((tiles) => start + tiles)) {
      const room = lakeCapacityFor(slots, start);
      const fit = fitMake(lakeBox, room, make, { largest: 120, favoured: 'sideways', favour: 1 });
      expect(pipOf(fit), `${slots} slots`).toBeGreaterThanOrEqual(7);
    }
  });

  test.each([15, 12, 10, 8])('no tile of a hand of %i is under 30 px', (tiles) => {
    const limits = { largest: 110, favoured: 'upright', favour: 1.5 } as const;
    const fit = fitMake(handBox, tiles, make, limits);
    expect(fit.tile).toBeGreaterThanOrEqual(30);
    expect(pipOf(fit)).toBeGreaterThanOrEqual(7);
  });
});
