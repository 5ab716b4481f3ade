import type { StoreApi } from 'zustand/vanilla';
import { dayToday } from '../dayToday.ts';
import { currentRound, type Match } from '../match/match.ts';
import { isPractice } from '../match/practice.ts';
import { isDay } from './calendar.ts';

const here = 'fifteen-lakes/last-day';
const played = 'fifteen-lakes/last-played';

type DayStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

/** Whether this device was here last on another day; notes that it was here today. */
export function comesOnNewDay(storage: DayStorage, today: string): boolean {
  const before = readDay(storage, here);
  // A browser that keeps nothing comes back to no match either.
  return noteDay(storage, here, today) && before !== null && before !== today;
}

/** Notes each day of a play or a deal at the table. Gives what reads the last one. */
export function watchLastPlayed(
  table: Pick<StoreApi<{ readonly match: Match | null }>, 'subscribe'>,
  storage: DayStorage,
  today = dayToday,
): () => string | null {
  table.subscribe((now, before) => {
    if (hasGoneOn(now.match, before.match)) noteDay(storage, played, today());
  });
  return () => readDay(storage, played);
}

/** Not so where a match comes to the table or comes back to it, nor in practice. */
function hasGoneOn(now: Match | null, before: Match | null): boolean {
  if (now === null || before === null || now === before) return false;
  if (now.setup.id !== before.setup.id) return false;
  if ([now, before].some((match) => isPractice(currentRound(match)))) return false;
  const [dealt, last] = [now, before].map(({ rounds }) => rounds.length);
  return dealt !== last || currentRound(now).plays.length !== currentRound(before).plays.length;
}

function readDay(storage: DayStorage, key: string): string | null {
  try {
    const day = storage().getItem(key) ?? '';
    return isDay(day) ? day : null;
  } catch {
    return null;
  }
}

function noteDay(storage: DayStorage, key: string, day: string): boolean {
  try {
    if (storage().getItem(key) !== day) storage().setItem(key, day);
    return true;
  } catch {
    return false;
  }
}
