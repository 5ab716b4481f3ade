import { isDay } from './calendar.ts';

const key = 'fifteen-lakes/last-day';

/**
 * Whether this device was last here on another day; from now on it was here today. False where
 * nothing tells.
 * @param today as `2026-05-01`
 */
export function comesOnNewDay(
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
  today: string,
): boolean {
  try {
    const before = storage().getItem(key) ?? '';
    if (before !== today) storage().setItem(key, today);
    return isDay(before) && before !== today;
  } catch {
    // A browser that keeps nothing comes back to no match either.
    return false;
  }
}
