import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addingUp } from '../../../src/ui/review/addingUp.ts';

const part = fc.double({ min: -1000, max: 1000, noNaN: true });

test('whole numbers for parts add up to their rounded sum, each less than 1 away from its part', () => {
  expect(addingUp([-6.6, -163.4, 13.6, -131.6])).toEqual([-7, -163, 14, -132]);
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
      const whole = addingUp(parts);
      const sumOf = (numbers: readonly number[]): number =>
        numbers.reduce((sum, one) => sum + one, 0);
      expect(sumOf(whole)).toBeCloseTo(Math.round(sumOf(parts)), 6);
      whole.forEach((one, at) => {
        expect(Math.abs(one - (parts[at] ?? 0))).toBeLessThanOrEqual(1);
      });
    }),
  );
});
