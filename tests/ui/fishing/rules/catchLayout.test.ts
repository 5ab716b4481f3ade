import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FishingVariant, variantIds, variants } from '../../../../src/engine/fishing/index.ts';
import { kinds } from '../../../../src/engine/index.ts';
import {
  fitCatches,
  isBridge,
  kindBeside,
  schoolsOf,
  slotsOf,
} from '../../../../src/ui/fishing/rules/catchLayout.ts';
import { rulesModelOf } from '../../../../src/ui/fishing/rules/rulesModel.ts';
import { changesOf } from '../../../support/arbitraries.ts';
import { runs } from '../../../support/thoroughness.ts';

type Slot = ReturnType<typeof slotsOf>[number];

const facts = fc
  .constantFrom<FishingVariant>(...variants)
  .chain((variant) =>
    fc.record({
      id: fc.constantFrom(...variantIds.filter((id) => id === variant.id)),
      changes: changesOf(variant),
    }),
  )
  .map(({ id, changes }) => rulesModelOf(id, changes).kinds);

/**
 * What its head and its words leave for the picture on screens of 360×640, 844×390 and 1440×900.
 */
const rooms = [
  { width: 336, height: 492 },
  { width: 820, height: 270 },
  { width: 1416, height: 740 },
] as const;
const ratios = [2.4, 1.95];

const numRuns = runs(40, 100);

describe('the picture of who catches whom', () => {
  test('holds every kind once, under all switches', () => {
    fc.assert(
      fc.property(facts, (all) => {
        const shown = schoolsOf(all).flatMap(({ shoals }) => shoals.flat());
        expect(shown.map(({ kind }) => kind).toSorted((a, b) => a - b)).toEqual(kinds);
      }),
      { numRuns },
    );
  });

  test('sets the self-only kinds apart, and all that catch each other together', () => {
    fc.assert(
      fc.property(facts, (all) => {
        for (const { shoals, apart } of schoolsOf(all)) {
          const members = shoals.flat();
          for (const { kind, catches, selfOnly } of members) {
            expect(selfOnly).toBe(apart === true);
            const own = members.map((member) => member.kind);
            expect(catches.every((fish) => own.includes(fish))).toBe(true);
            expect(catches).toContain(kind);
          }
          if (apart) continue;
          for (const shoal of shoals) {
            expect(new Set(shoal.map(({ pips }) => pips)).size).toBe(1);
            const joined = shoal.map((member) => isBridge(member, members));
            expect(joined).toEqual(joined.toSorted((a, b) => Number(a) - Number(b)));
            expect(joined.includes(true)).toBe(shoals.length > 1);
          }
        }
      }),
      { numRuns },
    );
  });

  test('fits on every screen with room for a thumb on each tile', () => {
    fc.assert(
      fc.property(
        facts,
        fc.constantFrom(...rooms),
        fc.constantFrom(...ratios),
        (all, room, ratio) => {
          const { tile, rows } = fitCatches(schoolsOf(all), { ...room, ratio });
          expect(tile).toBeGreaterThanOrEqual(20);
          const height = rows.length * (42 + Math.max(tile * ratio + 6, 44));
          expect(height).toBeLessThanOrEqual(room.height);
          const slots = slotsOf({ tile, rows });
          const isInside = ({ x }: Slot) => Math.abs(x) + 22 <= room.width / 2;
          expect(slots.filter((slot) => !isInside(slot))).toEqual([]);
          const isClear = (one: Slot, other: Slot) =>
            one === other || one.row !== other.row || Math.abs(one.x - other.x) > 43;
          expect(slots.filter((one) => !slots.every((other) => isClear(one, other)))).toEqual([]);
        },
      ),
      { numRuns: runs(80, 300) },
    );
  });

  test('takes the largest tiles that fit', () => {
    const schools = schoolsOf(rulesModelOf('tiu-u', {}).kinds);
    const tiles = rooms.map((room) => fitCatches(schools, { ...room, ratio: 2.4 }).tile);
    expect(tiles).toEqual(tiles.toSorted((a, b) => a - b));
    expect(tiles[0]).toBeLessThan(tiles.at(-1) ?? 0);
  });

  test('lets every kind be reached with the arrows, and ends at its edges', () => {
    fc.assert(
      fc.property(facts, fc.constantFrom(...rooms), (all, room) => {
        const slots = slotsOf(fitCatches(schoolsOf(all), { ...room, ratio: 2.4 }));
        for (const at of slots.keys()) {
          const right = kindBeside(slots, at, 'ArrowRight');
          if (right !== undefined) expect(kindBeside(slots, right, 'ArrowLeft')).toBe(at);
          const down = kindBeside(slots, at, 'ArrowDown');
          if (down !== undefined) expect(slots[down]?.row).toBe((slots[at]?.row ?? 0) + 1);
        }
        expect(kindBeside(slots, 0, 'End')).toBe(slots.length - 1);
        expect(kindBeside(slots, 5, 'Home')).toBe(0);
        expect(kindBeside(slots, 0, 'ArrowLeft')).toBeUndefined();
        expect(kindBeside(slots, 0, 'ArrowUp')).toBeUndefined();
        expect(kindBeside(slots, slots.length - 1, 'ArrowRight')).toBeUndefined();
        expect(kindBeside(slots, 0, 'x')).toBeUndefined();
      }),
      { numRuns },
    );
  });
});
