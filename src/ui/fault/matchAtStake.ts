import type { Stores } from '../../store/services.ts';
import type { Shelf } from '../../store/shelf/shelf.ts';
import type { MatchStore } from '../../store/table/matchStore.ts';
import { recordsInSaved } from '../../store/table/recordsInSaved.ts';

/** The name of what was to be shown: a room, or a screen of the match. */
export function shownPlace(stores: Stores | undefined): string {
  const place = stores?.places.getState().place;
  return place?.room ?? stores?.table.getState().screen ?? 'start';
}

export function isInRoom(stores: Stores | undefined): boolean {
  return stores !== undefined && stores.places.getState().place !== null;
}

/**
 * The records of the match that must not be lost, as the table has it or else as it lies on its
 * shelf; undefined where there is none, or nothing can tell.
 */
export function recordsAtStake(matches: MatchStore | undefined, shelf: Shelf): string | undefined {
  try {
    const records = matches?.getState().recordsAtStake();
    if (records !== undefined) return records;
  } catch {
    // What failed may be the match itself, as the table has it.
  }
  return recordsInSaved(shelf);
}

/** Whether the match outlives the page; without a table its records came from the shelf. */
export function isMatchSaved(matches: MatchStore | undefined): boolean {
  try {
    return matches?.getState().saveAgain() ?? true;
  } catch {
    return false;
  }
}
