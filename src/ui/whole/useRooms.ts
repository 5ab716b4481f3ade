import { type Coming, later, useLater } from '../load/later.ts';
import type { asked } from './asked.ts';

const theRooms = later(async () => (await import('./asked.ts')).asked);

export const loadRooms = theRooms.load;

/** Loads when the first room is shown, if it has not come before. */
export function useRooms(): Coming<typeof asked> {
  return useLater(theRooms);
}
