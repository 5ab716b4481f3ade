import type { RoundRecord } from '../../engine/index.ts';
import { plainName } from '../../records/plainName.ts';
import type { Match } from '../../store/match/match.ts';
import { everybodyAt } from '../../store/match/sittingOut.ts';
import type { Say } from '../../text/say.ts';

/** The names of players by seat; one of whose name nothing is seen is called by the seat. */
export function shownNames(players: readonly { readonly name: string }[], say: Say): string[] {
  return players.map(({ name }, seat) => shownName(name, seat, say));
}

/** A record with its names as they are shown; the same record where they are so. */
export function withNamesShown(record: RoundRecord, say: Say): RoundRecord {
  if (record.players.every((name) => plainName(name) !== '')) return record;
  return { ...record, players: record.players.map((name, seat) => shownName(name, seat, say)) };
}

/**
 * A match with its names as they are shown, for what shows it and not for what keeps it; the same
 * match where they are so.
 */
export function shownMatch(match: Match, say: Say): Match {
  const { setup } = match;
  const { sitsOut } = setup;
  if (everybodyAt(setup).every(({ name }) => plainName(name) !== '')) return match;
  const names = shownNames(setup.players, say);
  return {
    ...match,
    setup: {
      ...setup,
      players: setup.players.map((player, seat) => ({ ...player, name: names[seat] ?? '' })),
      ...(sitsOut && {
        sitsOut: { ...sitsOut, name: shownName(sitsOut.name, sitsOut.place, say) },
      }),
    },
    rounds: match.rounds.map((round) => withNamesShown(round, say)),
  };
}

/** The name of a seat, or what the seat is called where nothing of the name is seen. */
export function shownName(name: string, seat: number, say: Say): string {
  return plainName(name) === '' ? say('start.seat', { seat: seat + 1 }) : name;
}
