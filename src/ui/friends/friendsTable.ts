import type { BotId } from '../../bots/levels.ts';
import { leastSeats, mostSeats, seatsOf } from '../../engine/index.ts';
import { mayOnlyPass, type OfferedGame, offeredGames } from '../../families/names.ts';
import { takenName } from '../../records/plainName.ts';
import { goalOf } from '../../store/match/goal.ts';
import { somebody } from '../../store/match/holder.ts';
import type { MatchSetup, Player } from '../../store/match/match.ts';
import { withOut } from '../../store/match/sittingOut.ts';
import { type OpenPlace, type OpenWish, servedLevelOf } from '../../store/online/openWish.ts';
import type { GoalChoice, Settings } from '../../store/settings.ts';
import type { Say } from '../../text/say.ts';
import { withBotNames } from '../opponents/botName.ts';
import { type OfferedWay, offeredAs } from '../setup/offeredAs.ts';
import { playersToldApart, usualNameOf } from '../setup/setupDraft.ts';

export interface FriendsTable {
  /** Whether each is at a device of their own, where tables are served for that. */
  readonly isFar: boolean;
  /** Its variant is the way in which they play it. */
  readonly game: OfferedWay;
  /** How many they wish to be; a game may be for fewer, see `personsAt`. */
  readonly wished: number;
  /** Whether one of them is to sit out each round where all could play, see `sitsOneOut`. */
  readonly rests: boolean;
  readonly goal: GoalChoice;
  /** What each of them is called, the owner of the device first; empty for the usual name. */
  readonly names: readonly string[];
}

export function tableBefore({ ownName, friends, together, farApart }: Settings): FriendsTable {
  const before = offeredAs(together.variant);
  const typed = [ownName, ...friends];
  return {
    isFar: farApart,
    game: before ?? offeredGames[0],
    wished: together.persons,
    rests: together.rests,
    goal: together.goal,
    names: seatsOf(mostSeats).map((seat) => typed[seat] ?? ''),
  };
}

export function rememberedOf(
  table: FriendsTable,
): Pick<Settings, 'ownName' | 'friends' | 'together' | 'farApart'> {
  const [ownName = '', ...friends] = table.names.map(takenName);
  const { isFar, game, rests, goal } = table;
  const together = { variant: game.variant, persons: personsAt(table), rests, goal };
  return { ownName, friends, together, farApart: isFar };
}

/**
 * How many friends a game is for, from two on. Bots take the seats that it has besides, and of one
 * more than it has seats each sits out in turn.
 */
export function personCountsOf(game: OfferedGame): readonly number[] {
  return seatsOf(mostSeats)
    .map((seat) => seat + 1)
    .filter((persons) => persons >= leastSeats && persons <= mostPersonsAt(game));
}

function mostPersonsAt({ most }: OfferedGame): number {
  return Math.min(most + 1, mostSeats);
}

/** How many of them are at the table. */
export function personsAt({ game, wished }: FriendsTable): number {
  return Math.min(wished, mostPersonsAt(game));
}

/** Whether one of them may sit out each round, and whether all could play just as well. */
export function waysToRest(table: FriendsTable): 'none' | 'choice' | 'needed' {
  const { seats, most } = table.game;
  const persons = personsAt(table);
  if (persons > most) return 'needed';
  return persons > seats ? 'choice' : 'none';
}

export function sitsOneOut(table: FriendsTable): boolean {
  const ways = waysToRest(table);
  return ways === 'needed' || (ways === 'choice' && table.rests);
}

/** The bots at the table, which has one where friends are wanting; undefined for a friend. */
function levelsAt<Level extends BotId>(
  table: FriendsTable,
  level: Level,
): readonly (Level | undefined)[] {
  const persons = personsAt(table);
  const length = Math.max(persons, table.game.seats);
  return Array.from({ length }, (_, seat) => (seat < persons ? undefined : level));
}

/** Who is at the table: the friends in the order of their names, and bots for want of more. */
export function peopleAtTable(table: FriendsTable, level: BotId, say: Say): readonly Player[] {
  const levels = levelsAt(table, level);
  const given = levels.map((bot, seat) => {
    return bot === undefined ? takenName(table.names[seat] ?? '') || usualNameOf(seat, say) : '';
  });
  const players = withBotNames(given, levels, say).map((name, seat) => ({
    name,
    control: levels[seat] ?? somebody,
  }));
  return playersToldApart(players, say);
}

/** The match that they begin, by the rules of the game as they are. */
export function setupOfFriends(
  table: FriendsTable,
  level: BotId,
  seed: string,
  say: Say,
): MatchSetup {
  const { variant } = table.game;
  const goal = goalOf(table.goal, variant);
  const players = peopleAtTable(table, level, say);
  const setup = {
    variant,
    rules: {},
    players,
    seed,
    ...(goal === undefined ? {} : { goal }),
  };
  return sitsOneOut(table) ? withOut<MatchSetup>(setup, players.length - 1) : setup;
}

/** The one at this device, the others with names of their own, and bots that a server can play. */
function placesOf(table: FriendsTable, level: BotId, say: Say): readonly OpenPlace[] {
  const levels = levelsAt(table, servedLevelOf(level));
  const own = takenName(table.names[0] ?? '') || usualNameOf(0, say);
  const given = levels.map((_, seat) => (seat === 0 ? own : ''));
  return withBotNames(given, levels, say).map((name, seat): OpenPlace => {
    const bot = levels[seat];
    if (bot !== undefined) return { by: bot, name };
    return seat === 0 ? { by: 'here', name } : { by: 'elsewhere' };
  });
}

export function farBotsOf(table: FriendsTable, level: BotId, say: Say): readonly string[] {
  return placesOf(table, level, say).flatMap((place) =>
    place.by === 'here' || place.by === 'elsewhere' ? [] : [place.name],
  );
}

/** The table that friends far apart open, by the rules of the game as they are. */
export function openWishOfFriends(
  table: FriendsTable,
  level: BotId,
  tapsPasses: boolean,
  say: Say,
): OpenWish {
  const { variant, family } = table.game;
  const places = placesOf(table, level, say);
  return {
    variant,
    rules: {},
    seats: places.length - (sitsOneOut(table) ? 1 : 0),
    places,
    goal: goalOf(table.goal, variant) ?? null,
    tapsPasses: tapsPasses && mayOnlyPass(family),
  };
}
