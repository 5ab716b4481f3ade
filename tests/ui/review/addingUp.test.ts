import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addingUp } from '../../../src/ui/review/addingUp.ts';

const hundredths = fc.integer({ min: -100_000, max: 100_000 });

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}

test('whole numbers for parts add up to their rounded sum, each at most 1 away from its part', () => {
  expect(addingUp([-6.6, -163.4, 13.6, -131.6])).toEqual([-7, -163, 14, -132]);
  expect(sumOf(addingUp([12.1, -3.4, 0.2, -8.4]))).toBe(1);
  fc.assert(
    fc.property(fc.array(hundredths, { maxLength: 6 }), (parts) => {
      const whole = addingUp(parts.map((part) => part / 100));
      expect(sumOf(whole) + 0).toBe(Math.round(sumOf(parts) / 100) + 0);
      whole.forEach((one, at) => {
        expect(Math.abs(100 * one - (parts[at] ?? 0))).toBeLessThanOrEqual(100);
      });
    }),
  );
});
