import { describe, expect, test } from 'vitest';
import { quickChoice } from '../../src/headless/playSpeed.ts';

const choicesOf = (seed: number, limit: number, count: number): number[] => {
  const choose = quickChoice(seed);
  return Array.from({ length: count }, () => choose(limit));
};

describe('quick choices', () => {
  test('are the same for the same seed, and others for another', () => {
    expect(choicesOf(15, 100, 50)).toEqual(choicesOf(15, 100, 50));
    expect(choicesOf(16, 100, 50)).not.toEqual(choicesOf(15, 100, 50));
  });

  test('follow the generator as it was published', () => {
    // The first three numbers from 1 are 270369, 67634689 and 2647435461: halved to 16 bits, 4,
    // 1032 and 40396.
    expect(choicesOf(1, 65_536, 3)).toEqual([4, 1032, 40_396]);
  });

  test.each([1, 2, 3, 7, 20, 128])('among %i take each as often', (limit) => {
    const each = 2000;
    const times = new Map<number, number>();
    for (const chosen of choicesOf(15, limit, each * limit)) {
      times.set(chosen, (times.get(chosen) ?? 0) + 1);
    }
    expect([...times.keys()].toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: limit }, (_, index) => index),
    );
    // Four and a half standard deviations of what chance would make of it.
    for (const count of times.values()) expect(Math.abs(count - each)).toBeLessThan(200);
  });
});
