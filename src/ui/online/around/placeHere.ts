import type { TablePlace } from '../../../engine/index.ts';
import type { ReadTold } from '../../../online/readTold.ts';
import { placeOfSeat } from '../../../store/online/farRounds.ts';
import type { AtTable } from '../../../store/table/source.ts';

/** The place of who acts here: of those at this device the one who looks; null for who watches. */
export function placeHere(
  { own, round }: ReadTold,
  { viewer, curtain }: Pick<AtTable, 'viewer' | 'curtain'>,
): TablePlace | null {
  const seat = viewer ?? curtain;
  const looking = seat === null || round === null ? undefined : placeOfSeat(seat, round.out);
  return own.find((place) => place === looking) ?? own[0] ?? null;
}
