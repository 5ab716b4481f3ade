import type { BotId } from '../../bots/levels.ts';
import { placeOf, type RoundRecord, type TablePlace } from '../../engine/index.ts';
import { plainName } from '../../records/plainName.ts';
import { botIn, type Control, type Holder, holderOf, somebody } from '../../store/match/holder.ts';
import type { Match, MatchSetup } from '../../store/match/match.ts';
import { controlsOf } from '../../store/match/matchRecords.ts';
import { outPlaceIn, sitsOutIn } from '../../store/match/sittingOut.ts';
import { nameOfNow } from '../../text/ownNames.ts';
import type { Say } from '../../text/say.ts';

type Named = { readonly name: string } & (
  | { readonly control: Control }
  | { readonly holder: Holder }
);

interface NamedTable {
  readonly players: readonly Named[];
  readonly sitsOut?: { readonly place: TablePlace } | undefined;
}

/**
 * The names of players by seat, those that the app gave in the language of now; one of whose name
 * nothing is seen is called by the place. Where two would be called alike who are not, as a bot in
 * the language of now and a person by a typed name, all keep the names that they were given.
 */
export function shownNames({ players, sitsOut }: NamedTable, say: Say): string[] {
  const out = sitsOut?.place;
  const names = players.map((player, seat) =>
    shownName(player, out === undefined ? seat : placeOf(seat, out), say),
  );
  const given = players.map(({ name }, seat) => (plainName(name) === '' ? names[seat] : name));
  const areAlike = new Set(names).size < new Set(given).size;
  return areAlike ? players.map(({ name }, seat) => given[seat] ?? name) : names;
}

/** A record with its names as they are shown; the same record where they are so. */
export function withNamesShown(record: RoundRecord, say: Say): RoundRecord {
  return withPlacesShown(record, sitsOutIn(record)?.place, say);
}

/** @param out the place that sits out: the others are those of the seats, in their order */
function withPlacesShown(record: RoundRecord, out: TablePlace | undefined, say: Say): RoundRecord {
  const names = shownNames(tableOf(record.players, controlsOf(record.meta?.players), out), say);
  const isSame = names.every((name, seat) => name === record.players[seat]);
  return isSame ? record : { ...record, players: names };
}

/** A table as lists tell it: its names and who plays each seat, in their order. */
export function tableOf(
  names: readonly string[],
  controls: readonly Control[],
  out: TablePlace | undefined,
): NamedTable {
  const players = names.map((name, seat) => ({ name, control: controls[seat] ?? somebody }));
  return out === undefined ? { players } : { players, sitsOut: { place: out } };
}

/**
 * A match with its names as they are shown, for what shows it and not for what keeps it or plays
 * its deals again; the same match where they are so.
 */
export function shownMatch(match: Match, say: Say): Match {
  const setup = shownSetup(match.setup, say);
  if (setup === match.setup) return match;
  return {
    setup,
    rounds: match.rounds.map((round) =>
      withPlacesShown(round, outPlaceIn(match.setup, round), say),
    ),
  };
}

function shownSetup(setup: MatchSetup, say: Say): MatchSetup {
  const { players, sitsOut } = setup;
  const names = shownNames(setup, say);
  const nameOut = sitsOut && shownName(sitsOut, sitsOut.place, say);
  const isSame = players.every(({ name }, seat) => name === names[seat]);
  if (isSame && nameOut === sitsOut?.name) return setup;
  const shown = players.map((player, seat) => ({ ...player, name: names[seat] ?? '' }));
  if (sitsOut === undefined) return { ...setup, players: shown };
  return { ...setup, players: shown, sitsOut: { ...sitsOut, name: nameOut ?? '' } };
}

/** The name of who has a place, or what the place is called where nothing of the name is seen. */
export function shownName(who: Named, place: TablePlace, say: Say): string {
  if (plainName(who.name) === '') return say('start.seat', { seat: place + 1 });
  return nameOfNow(who.name, levelOf(who), say);
}

function levelOf(who: Named): BotId | undefined {
  return botIn('holder' in who ? who.holder : holderOf(who.control));
}
