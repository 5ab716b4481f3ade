import type { Seat, TablePlace } from '../../../engine/index.ts';
import { person } from '../../../online/event.ts';
import type { ReadTold } from '../../../online/readTold.ts';
import { placeOfSeat } from '../../../store/online/farRounds.ts';
import type { FarState } from '../../../store/online/farState.ts';

/** How somebody is there. Whoever is lost may be back in a moment, and counts as here. */
export type FarPresence = 'here' | 'away' | 'standIn';

/** Undefined for bots, for who plays at this device, and where nobody knows. */
export function presenceOf(
  { told, people }: Pick<FarState, 'told' | 'people'>,
  place: TablePlace,
): FarPresence | undefined {
  const held = told?.places[place];
  if (held?.by !== person || told?.own.includes(place) !== false) return undefined;
  if (held.standIn) return 'standIn';
  const nearness = people?.places[place] ?? null;
  if (nearness === null) return undefined;
  return nearness === 'away' || nearness === 'absent' ? 'away' : 'here';
}

/** The places by seat of the round that is played, or was last. */
export function placesBySeat({ game, round }: ReadTold): readonly TablePlace[] {
  return Array.from({ length: game.seats }, (_: unknown, seat: Seat) =>
    placeOfSeat(seat, round?.out ?? null),
  );
}

/** The places whose people have been away for so long that a bot may play for them. */
export function absentPlaces(props: Pick<FarState, 'told' | 'people'>): readonly TablePlace[] {
  const { told, people } = props;
  if (told === null || told.ended || told.own.length === 0) return [];
  return told.places.flatMap(({ by, standIn }, place) =>
    by === person && !standIn && people?.places[place] === 'absent' ? [place] : [],
  );
}
