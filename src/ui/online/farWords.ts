import type { TablePlace } from '../../engine/index.ts';
import { person } from '../../online/event.ts';
import type { Refusal } from '../../online/message.ts';
import type { ReadTold } from '../../online/readTold.ts';
import type { FarPeople } from '../../store/online/answers.ts';
import type { Say } from '../../text/say.ts';
import { shownName } from '../seatTable/shownNames.ts';

export function farRefusalWords(why: Refusal, say: Say): string {
  return say(`far.refused.${why}`);
}

/** The address of tables, as people write it. */
export function tablesAt({ host, pathname }: URL): string {
  return `${host}${pathname.replace(/\/$/, '')}`;
}

/** What a place is called: by the name of who has it, if anybody. */
export function placeName({ places }: ReadTold, place: TablePlace, say: Say): string {
  const isFree = (places[place]?.name ?? null) === null;
  return isFree ? say('far.place.free') : nameAtPlace({ places }, place, say);
}

/** What who has a place is called, once a round has been dealt. */
export function nameAtPlace(
  { places }: Pick<ReadTold, 'places'>,
  place: TablePlace,
  say: Say,
): string {
  const { name, by } = places[place] ?? { name: null, by: person };
  return shownName({ name: name ?? '', control: by }, place, say);
}

/** Who plays the place, or whether they are here just now; empty for a place that is free. */
export function presenceWords(
  { places, own }: ReadTold,
  people: FarPeople | null,
  place: number,
  say: Say,
): string {
  const at = places[place];
  if (at === undefined || (at.by === person && at.name === null)) return '';
  if (at.by !== person) return say(`start.opponent.${at.by}.about`);
  if (own.includes(place)) return say('far.place.own');
  const near = people?.places[place] ?? null;
  if (at.standIn) return say('far.place.standIn');
  return near === null ? '' : say(`far.place.${near}`);
}
