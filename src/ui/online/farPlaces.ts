import type { TablePlace } from '../../engine/index.ts';
import { person } from '../../online/event.ts';
import type { ReadTold } from '../../online/readTold.ts';
import { placeOfSeat } from '../../store/online/farRounds.ts';
import type { AtTable } from '../../store/table/source.ts';

/** The places that wait for somebody, in the order of play. */
export function freePlacesOf({ places }: ReadTold): readonly TablePlace[] {
  return places.flatMap(({ by, name }, place) => (by === person && name === null ? [place] : []));
}

/** Whether the device sees nothing of a round: it may be invited, and no more. */
export function isOutside({ own, round }: ReadTold): boolean {
  return own.length === 0 && (round === null || round.views.length === 0);
}

/** The place of who acts here: of those at this device the one who looks; null for who watches. */
export function placeHere(
  { own, round }: ReadTold,
  { viewer, curtain }: Pick<AtTable, 'viewer' | 'curtain'>,
): TablePlace | null {
  const seat = viewer ?? curtain;
  const looking = seat === null || round === null ? undefined : placeOfSeat(seat, round.out);
  return own.find((place) => place === looking) ?? own[0] ?? null;
}
