import { placeOf, type RoundRecord, type TablePlace } from '../../engine/index.ts';
import { plainName } from '../../records/plainName.ts';
import type { Match, MatchSetup } from '../../store/match/match.ts';
import { everybodyAt, outPlaceIn, sitsOutIn } from '../../store/match/sittingOut.ts';
import type { Say } from '../../text/say.ts';

interface NamedTable {
  readonly players: readonly { readonly name: string }[];
  readonly sitsOut?: { readonly place: TablePlace } | undefined;
}

/** The names of players by seat; one of whose name nothing is seen is called by the place. */
export function shownNames({ players, sitsOut }: NamedTable, say: Say): string[] {
  const names = players.map(({ name }) => name);
  return namesByPlace(names, sitsOut?.place, say);
}

/** @param out the place that sits out: the others are those of the seats, in their order */
export function namesByPlace(
  names: readonly string[],
  out: TablePlace | undefined,
  say: Say,
): string[] {
  return names.map((name, seat) =>
    shownName(name, out === undefined ? seat : placeOf(seat, out), say),
  );
}

/** A record with its names as they are shown; the same record where they are so. */
export function withNamesShown(record: RoundRecord, say: Say): RoundRecord {
  return withPlacesShown(record, sitsOutIn(record)?.place, say);
}

function withPlacesShown(record: RoundRecord, out: TablePlace | undefined, say: Say): RoundRecord {
  if (record.players.every((name) => plainName(name) !== '')) return record;
  return { ...record, players: namesByPlace(record.players, out, say) };
}

/**
 * A match with its names as they are shown, for what shows it and not for what keeps it; the same
 * match where they are so.
 */
export function shownMatch(match: Match, say: Say): Match {
  const { setup } = match;
  if (everybodyAt(setup).every(({ name }) => plainName(name) !== '')) return match;
  return {
    setup: shownSetup(setup, say),
    rounds: match.rounds.map((round) => withPlacesShown(round, outPlaceIn(setup, round), say)),
  };
}

function shownSetup(setup: MatchSetup, say: Say): MatchSetup {
  const { players, sitsOut } = setup;
  const names = shownNames(setup, say);
  const shown = players.map((player, seat) => ({ ...player, name: names[seat] ?? '' }));
  if (sitsOut === undefined) return { ...setup, players: shown };
  const name = shownName(sitsOut.name, sitsOut.place, say);
  return { ...setup, players: shown, sitsOut: { ...sitsOut, name } };
}

/** The name of who has a place, or what the place is called where nothing of the name is seen. */
export function shownName(name: string, place: TablePlace, say: Say): string {
  return plainName(name) === '' ? say('start.seat', { seat: place + 1 }) : name;
}
