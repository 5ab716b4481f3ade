import type { BotId } from '../../bots/levels.ts';
import { leastSeats, mostSeats, seatsOf } from '../../engine/index.ts';
import { takenName } from '../../records/plainName.ts';
import { goalOf } from '../../store/match/goal.ts';
import { somebody } from '../../store/match/holder.ts';
import type { MatchSetup, Player } from '../../store/match/match.ts';
import type { GoalChoice, Settings } from '../../store/settings.ts';
import type { Say } from '../../text/say.ts';
import { type OfferedGame, offeredGames } from '../families.ts';
import { playersToldApart, usualNameOf } from '../setup/setupDraft.ts';

/** What friends at one device are choosing before they play. */
export interface FriendsTable {
  readonly game: OfferedGame;
  /** How many they wish to be; a game may be for fewer, see `personsAt`. */
  readonly wished: number;
  readonly goal: GoalChoice;
  /** What each of them is called, the owner of the device first; empty for the usual name. */
  readonly names: readonly string[];
}

/** What they chose last on this device. */
export function tableBefore({ ownName, friends, together }: Settings): FriendsTable {
  const before = offeredGames.find(({ variant }) => variant === together.variant);
  const typed = [ownName, ...friends];
  return {
    game: before ?? offeredGames[0],
    wished: together.persons,
    goal: together.goal,
    names: seatsOf(mostSeats).map((seat) => typed[seat] ?? ''),
  };
}

/** What is to be remembered of it. */
export function rememberedOf(
  table: FriendsTable,
): Pick<Settings, 'ownName' | 'friends' | 'together'> {
  const [ownName = '', ...friends] = table.names.map(takenName);
  const { game, goal } = table;
  const together = { variant: game.variant, persons: personsAt(table), goal };
  return { ownName, friends, together };
}

/** How many friends a game is for, from two on; bots take the seats that it has besides. */
export function personCountsOf({ most }: OfferedGame): readonly number[] {
  return seatsOf(most)
    .map((seat) => seat + 1)
    .filter((persons) => persons >= leastSeats);
}

/** How many of them play. */
export function personsAt({ game, wished }: FriendsTable): number {
  return Math.min(wished, game.most);
}

/** Who sits at the table: the friends in the order of their names, and bots for want of more. */
export function playersAt(table: FriendsTable, level: BotId, say: Say): readonly Player[] {
  const persons = personsAt(table);
  const names = table.names
    .slice(0, persons)
    .map((name, seat) => takenName(name) || usualNameOf(seat, say));
  const players = seatsOf(mostSeats).flatMap((seat): Player[] => {
    const name = names[seat];
    if (name !== undefined) return [{ name, control: somebody }];
    if (seat >= table.game.seats) return [];
    const own = say(`start.opponent.${level}`);
    return [{ name: names.includes(own) ? usualNameOf(seat, say) : own, control: level }];
  });
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
  return {
    variant,
    rules: {},
    players: playersAt(table, level, say),
    seed,
    ...(goal === undefined ? {} : { goal }),
  };
}
