import { afterEach, expect, test, vi } from 'vitest';
import { dayToday } from '../../src/store/dayToday.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test.each([
  ['UTC', '2026-05-01'],
  ['Etc/GMT-8', '2026-05-02'],
  ['Etc/GMT+8', '2026-05-01'],
])('the day is that at the device, in %s', (zone, day) => {
  vi.stubEnv('TZ', zone);
  vi.useFakeTimers({ now: Date.UTC(2026, 4, 1, 23, 30) });
  expect(dayToday()).toBe(day);
});
