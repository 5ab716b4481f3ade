import { expect, test } from 'vitest';
import { comesOnNewDay } from '../../../src/store/days/lastDay.ts';
import { createMemoryStorage } from '../../support/browserParts.ts';

test('a device comes on a new day once, and not on its first day', () => {
  const storage = createMemoryStorage();
  const comes = (today: string) => comesOnNewDay(() => storage, today);
  expect(comes('2026-11-24')).toBe(false);
  expect(comes('2026-11-24')).toBe(false);
  expect(comes('2026-11-25')).toBe(true);
  expect(comes('2026-11-25')).toBe(false);
});

test('what is no day tells nothing, nor does a browser that keeps nothing', () => {
  const storage = createMemoryStorage();
  storage.setItem('fifteen-lakes/last-day', '2026-02-31');
  expect(comesOnNewDay(() => storage, '2026-11-25')).toBe(false);
  const denied = (): never => {
    throw new Error('denied');
  };
  expect(comesOnNewDay(denied, '2026-11-25')).toBe(false);
});
