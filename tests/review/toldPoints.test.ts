import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toldParts, toldPoints } from '../../src/review/toldPoints.ts';

const hundredths = fc.integer({ min: -100_000, max: 100_000 });

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}

test('fishing tells whole points, climbing tenths of a chip', () => {
  expect(toldPoints(-6.56, 'tiu-u')).toBe(-7);
  expect(toldPoints(-6.56, 'sap-ng-wu')).toBe(-6.6);
});

test.each([
  ['tiu-u', 1],
  ['sap-ng-wu', 10],
] as const)(
  'parts add up to their sum as it is told, each at most a step away: %s',
  (variant, steps) => {
    fc.assert(
      fc.property(fc.array(hundredths, { maxLength: 6 }), (parts) => {
        const told = toldParts(
          parts.map((part) => part / 100),
          variant,
        );
        expect(sumOf(told)).toBeCloseTo(toldPoints(sumOf(parts) / 100, variant), 6);
        told.forEach((one, at) => {
          expect(Math.abs(one - (parts[at] ?? 0) / 100)).toBeLessThanOrEqual(1 / steps + 1e-9);
          expect(one).toBe(toldPoints(one, variant));
        });
      }),
    );
  },
);

test('parts of a result as they stand on the page', () => {
  expect(toldParts([-6.6, -163.4, 13.6, -131.6], 'tiu-u')).toEqual([-7, -163, 14, -132]);
  expect(sumOf(toldParts([12.1, -3.4, 0.2, -8.4], 'tiu-u'))).toBe(1);
  expect(toldParts([0.66, -1.34, 0.12], 'sap-ng-wu')).toEqual([0.7, -1.4, 0.1]);
});
