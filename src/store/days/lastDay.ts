import type { StoreApi } from 'zustand/vanilla';
import { dayToday } from '../dayToday.ts';
import { isDay } from './calendar.ts';

const here = 'fifteen-lakes/last-day';
const played = 'fifteen-lakes/last-played';

type Days = () => Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Whether this device was last here on another day; from now on it was here today. False where
 * nothing tells.
 * @param today as `2026-05-01`
 */
export function comesOnNewDay(storage: Days, today: string): boolean {
  const before = readDay(storage, here);
  // A browser that keeps nothing comes back to no match either.
  return noteDay(storage, here, today) && before !== null && before !== today;
}

/**
 * Notes each day on which the match at the table goes on. Gives what reads the last of them: that
 * of the end of a round that is over. Null where nothing tells.
 */
export function watchLastPlayed(
  table: Pick<StoreApi<{ readonly match: object | null }>, 'subscribe'>,
  storage: Days,
  today = dayToday,
): () => string | null {
  table.subscribe((now, before) => {
    if (now.match !== before.match) noteDay(storage, played, today());
  });
  return () => readDay(storage, played);
}

function readDay(storage: Days, key: string): string | null {
  try {
    const day = storage().getItem(key) ?? '';
    return isDay(day) ? day : null;
  } catch {
    return null;
  }
}

/** Tells whether the day is noted now. */
function noteDay(storage: Days, key: string, day: string): boolean {
  try {
    if (storage().getItem(key) !== day) storage().setItem(key, day);
    return true;
  } catch {
    return false;
  }
}
