import { useSyncExternalStore } from 'react';
import { watchDay } from '../../store/days/watchDay.ts';
import { dayToday } from '../../store/dayToday.ts';

/** The day it is at this device; another one as soon as it begins. */
export function useToday(): string {
  return useSyncExternalStore(watchDay, dayToday);
}
