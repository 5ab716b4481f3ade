import type { TablePlace } from '../../engine/index.ts';
import { person } from '../../online/event.ts';
import type { ReadTold } from '../../online/readTold.ts';

/** The places that wait for somebody, in the order of play. */
export function freePlacesOf({ places }: ReadTold): readonly TablePlace[] {
  return places.flatMap(({ by, name }, place) => (by === person && name === null ? [place] : []));
}

/** Whether the device sees nothing of a round: it may be invited, and no more. */
export function isOutside({ own, round }: ReadTold): boolean {
  return own.length === 0 && (round === null || round.views.length === 0);
}
