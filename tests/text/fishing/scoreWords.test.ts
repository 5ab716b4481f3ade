import { expect, test, vi } from 'vitest';
import { signedPoints } from '../../../src/text/scoreWords.ts';
import { say } from '../../support/say.ts';

test('points have a sign of their own, and none for nothing', () => {
  expect([1200, -42, 0].map((points) => signedPoints(points, say))).toEqual(['+1200', '−42', '0']);
});

test('a format is made once for all points of a language', () => {
  const make = vi.spyOn(Intl, 'NumberFormat');
  for (const points of [1, 2, 3]) signedPoints(points, say);
  expect(make.mock.calls.length).toBeLessThanOrEqual(1);
  make.mockRestore();
});
