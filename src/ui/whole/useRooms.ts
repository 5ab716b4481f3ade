import { type Coming, later, useLater } from '../load/later.ts';
import type { asked } from './asked.ts';

const theRooms = later(async () => (await import('./asked.ts')).asked);

/** Loads the rooms beside the match. */
export const loadRooms = theRooms.load;

/**
 * The rooms beside the match, which load when the first of them is shown if they have not come
 * before.
 */
export function useRooms(): Coming<typeof asked> {
  return useLater(theRooms);
}
