import { expect, test } from 'vitest';
import { withKey } from '../../../src/store/online/withKey.ts';

test('however often a place has moved, the key of who opened the table stays', () => {
  const moved = Array.from({ length: 12 }, (_, at) => `place ${at}`);
  const keys = moved.reduce<readonly string[]>(withKey, ['opener']);
  expect(keys).toHaveLength(7);
  expect(keys[0]).toBe('place 11');
  expect(keys.at(-1)).toBe('opener');
});

test('a key that is there already comes first, and is there once', () => {
  expect(withKey(['one', 'two', 'three'], 'three')).toEqual(['three', 'one', 'two']);
});
