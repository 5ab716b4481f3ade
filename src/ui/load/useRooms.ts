import type { rooms } from './asked.ts';
import { type Coming, later, useLater } from './later.ts';

const theRooms = later(async () => (await import('./asked.ts')).rooms);

/** Loads the rooms beside the match. */
export const loadRooms = theRooms.load;

/** The rooms beside the match, which come when one of them is shown first. */
export function useRooms(): Coming<typeof rooms> {
  return useLater(theRooms);
}
