import { describe, expect, test } from 'vitest';
import {
  formatKind,
  halvesOf,
  type Kind,
  kindOf,
  kinds,
  pipsOf,
  redPipsOf,
} from '../../../src/engine/index.ts';
import { shapeOf, tileMakes } from '../../../src/ui/tile/make.ts';
import {
  bandWidth,
  cardEnd,
  type Design,
  figureOf,
  isOneFigure,
  type Pip,
} from '../../../src/ui/tile/pips.ts';

const designs: readonly (readonly [name: string, design: Design])[] = tileMakes.flatMap((make) =>
  (make === 'cards' ? [false, true] : [false]).flatMap((cut) =>
    ([undefined, 'left', 'right'] as const).map(
      (band) => [`${cut ? 'cut ' : ''}${make}, band ${band}`, { make, cut, band }] as const,
    ),
  ),
);

/** How often a design shows the pair. */
function endsOf({ make, cut }: Design): number {
  return make === 'cards' && !cut ? 2 : 1;
}

/** The pips of the end that is on top. */
function upperPair(kind: Kind, design: Design): readonly Pip[] {
  const { pips } = figureOf(kind, design);
  return pips.slice(0, pips.length / endsOf(design));
}

describe.each(designs)('%s', (_, design) => {
  const { width, height } = shapeOf(design.make, design.cut);

  test.each(kinds.map((kind) => [formatKind(kind), kind] as const))(
    '%s has as many pips and red ones as the rules say',
    (_kind, kind) => {
      const { pips } = figureOf(kind, design);
      expect(pips).toHaveLength(pipsOf(kind) * endsOf(design));
      expect(pips.filter(({ red }) => red)).toHaveLength(redPipsOf(kind) * endsOf(design));
    },
  );

  test('no two pips of a tile touch, and none leaves the tile', () => {
    for (const kind of kinds) {
      const { radius, pips } = figureOf(kind, design);
      for (const [at, { x, y }] of pips.entries()) {
        expect(Math.min(x, y, width - x, height - y)).toBeGreaterThan(radius + 5);
        for (const other of pips.slice(at + 1)) {
          expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(2 * radius + 1);
        }
      }
    }
  });

  test('the band is free of pips', () => {
    for (const kind of kinds) {
      const { radius } = figureOf(kind, design);
      for (const { x } of upperPair(kind, design)) {
        if (design.band === 'right') expect(x + radius).toBeLessThan(width - bandWidth);
        if (design.band === 'left') expect(x - radius).toBeGreaterThan(bandWidth);
      }
    }
  });

  test('6-6 has three reds on the left, then three on the right', () => {
    const pair = upperPair(kindOf('66'), design);
    const middle = (pair[0]?.x ?? 0) / 2 + (pair[1]?.x ?? 0) / 2;
    const reds = pair.filter(({ red }) => red);
    expect(reds.map(({ x }) => x < middle)).toEqual([true, true, true, false, false, false]);
    expect([...reds].sort((upper, lower) => upper.y - lower.y)).toEqual(reds);
  });

  test('a 3 falls from upper left to lower right in both halves', () => {
    for (const three of [
      upperPair(kindOf('32'), design).slice(0, 3),
      upperPair(kindOf('63'), design).slice(6),
    ]) {
      const [first, second, third] = three;
      expect(first?.x).toBeLessThan(second?.x ?? 0);
      expect(second?.x).toBeLessThan(third?.x ?? 0);
      expect(first?.y).toBeLessThan(second?.y ?? 0);
      expect(second?.y).toBeLessThan(third?.y ?? 0);
    }
  });

  test.each([
    ['33', [1, 1, 2, 1, 1]],
    ['44', [2, 2, 2, 2]],
    ['66', [2, 2, 2, 2, 2, 2]],
  ] as const)('%s is one figure of %j, its rows equally far apart', (text, counts) => {
    const rows = upperPair(kindOf(text), design).map(({ y }) => y);
    const each = [...new Set(rows)].sort((upper, lower) => upper - lower);
    expect(each.map((row) => rows.filter((y) => y === row).length)).toEqual(counts);
    const steps = each.slice(1).map((row, at) => row - (each[at] ?? 0));
    for (const step of steps) expect(step).toBeCloseTo(steps[0] ?? 0);
  });
});

describe('cards', () => {
  test.each([undefined, 'left', 'right'] as const)(
    'turned by half a turn they look the same, band %s',
    (band) => {
      const { width, height } = shapeOf('cards');
      for (const kind of kinds) {
        const { pips } = figureOf(kind, { make: 'cards', band });
        const turned = pips.map(({ x, y, red }) => ({ x: width - x, y: height - y, red }));
        expect(turned).toHaveLength(pips.length);
        for (const pip of turned) expect(nearest(pip, pips)).toBeLessThan(0.001);
      }
    },
  );

  test('the middle is empty', () => {
    for (const kind of kinds) {
      const { radius } = figureOf(kind, { make: 'cards' });
      for (const { y } of upperPair(kind, { make: 'cards' }))
        expect(y + radius).toBeLessThanOrEqual(cardEnd);
    }
    expect(shapeOf('cards').height - 2 * cardEnd).toBeGreaterThan(50);
  });

  test('a cut card shows its pair over all of what is visible, each half on its side', () => {
    const { height } = shapeOf('cards', true);
    for (const kind of kinds) {
      const { radius, pips } = figureOf(kind, { make: 'cards', cut: true });
      const rows = pips.map(({ y }) => y);
      expect(Math.min(...rows)).toBeLessThan(2 * radius);
      expect(Math.max(...rows)).toBeGreaterThan(height - 2 * radius);
      if (isOneFigure(kind)) continue;
      const [high] = halvesOf(kind);
      const upper = rows.filter((y) => y + radius < height / 2 - 2);
      const lower = rows.filter((y) => y - radius > height / 2 + 2);
      expect([upper.length, lower.length]).toEqual([high, pips.length - high]);
    }
  });

  test('a cut card 28 px wide has pips of 7 px', () => {
    expect(
      (figureOf(kindOf('64'), { make: 'cards', cut: true }).radius * 2 * 28) / 100,
    ).toBeGreaterThan(7);
  });
});

/** How far the nearest pip of the same colour is. */
function nearest({ x, y, red }: Pip, pips: readonly Pip[]): number {
  return Math.min(
    ...pips.filter((pip) => pip.red === red).map((pip) => Math.hypot(pip.x - x, pip.y - y)),
  );
}
