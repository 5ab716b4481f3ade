import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kindOf } from '../../../../src/engine/index.ts';
import { type FanFit, fitFans } from '../../../../src/ui/climbing/table/fanFit.ts';
import type { Box } from '../../../../src/ui/table/fit.ts';
import { ratioOf, shapeOf, tileMakes } from '../../../../src/ui/tile/make.ts';
import { figureOf } from '../../../../src/ui/tile/pips.ts';

/** The room for a hand on a phone of 360×640. */
const phone: Box = { width: 344, height: 245 };

/** What a thumb needs. */
const thumb = 44;

/** Within FanGrid.module.css no cell is wider than so many cards. */
const widestCell = 1.9;

const hands = fc.record({
  fans: fc.integer({ min: 1, max: 21 }),
  most: fc.integer({ min: 1, max: 4 }),
  make: fc.constantFrom(...tileMakes),
});

/** The target of a fan, as FanGrid.module.css makes it. */
function targetOf({ columns, rows, card }: FanFit, { width, height }: Box): Box {
  return { width: Math.min(width / columns, card * widestCell), height: height / rows };
}

describe('a hand of up to 21 kinds on a phone', () => {
  test('gives every fan a thumb of room', () => {
    fc.assert(
      fc.property(hands, ({ fans, most, make }) => {
        const fit = fitFans(phone, fans, most, ratioOf(make, true));
        const target = targetOf(fit, phone);
        expect(target.width).toBeGreaterThanOrEqual(thumb);
        expect(target.height).toBeGreaterThanOrEqual(thumb);
      }),
    );
  });

  test('has a place for every fan, and none in vain', () => {
    fc.assert(
      fc.property(hands, ({ fans, most, make }) => {
        const { columns, rows } = fitFans(phone, fans, most, ratioOf(make, true));
        expect(columns * rows).toBeGreaterThanOrEqual(fans);
        expect(columns * (rows - 1)).toBeLessThan(fans);
      }),
    );
  });

  test('keeps the cards of each fan in its cell, and a raised one in the box', () => {
    fc.assert(
      fc.property(hands, ({ fans, most, make }) => {
        const ratio = ratioOf(make, true);
        const fit = fitFans(phone, fans, most, ratio);
        const target = targetOf(fit, phone);
        expect(fit.card + (most - 1) * fit.apart).toBeLessThanOrEqual(target.width);
        expect(fit.card * ratio).toBeLessThanOrEqual(target.height);
        expect(fit.rows * fit.card * ratio + fit.lift).toBeLessThanOrEqual(phone.height);
      }),
    );
  });
});

describe('a raised card below the first row', () => {
  test('is lifted no further than leaves most of the last pips of the row above', () => {
    fc.assert(
      fc.property(hands, ({ fans, most, make }) => {
        const ratio = ratioOf(make, true);
        const { rows, card, lift, liftBelow } = fitFans(phone, fans, most, ratio);
        const { radius, pips } = figureOf(kindOf('66'), { make, cut: true });
        const last = shapeOf(make, true).height - Math.max(...pips.map(({ y }) => y));
        const between = (phone.height - lift) / rows - card * ratio;
        expect(liftBelow).toBeGreaterThan(0);
        expect(liftBelow).toBeLessThanOrEqual(lift);
        expect(liftBelow - between - 0.5).toBeLessThanOrEqual(((last - radius / 2) / 100) * card);
      }),
    );
  });
});

describe('any box', () => {
  const boxes = fc.record({
    width: fc.integer({ min: 60, max: 1600 }),
    height: fc.integer({ min: 60, max: 600 }),
  });

  test('has whole cards of a size that can be seen', () => {
    fc.assert(
      fc.property(hands, boxes, ({ fans, most, make }, box) => {
        const fit = fitFans(box, fans, most, ratioOf(make, true));
        expect(fit.card).toBeGreaterThan(0);
        expect(fit.card).toBeLessThanOrEqual(92);
        expect(Number.isInteger(fit.card)).toBe(true);
      }),
    );
  });

  test('that is larger never has smaller cards in the same columns', () => {
    fc.assert(
      fc.property(hands, ({ fans, most, make }) => {
        const ratio = ratioOf(make, true);
        const small = fitFans(phone, fans, most, ratio);
        const large = fitFans({ width: 2 * 344, height: 2 * 245 }, fans, most, ratio);
        expect(large.card).toBeGreaterThanOrEqual(small.card);
      }),
    );
  });

  test('is laid out for no cards as well', () => {
    expect(fitFans(phone, 0, 1, 2)).toMatchObject({ columns: 1 });
  });
});
