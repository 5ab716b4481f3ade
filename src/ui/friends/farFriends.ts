import type { BotId } from '../../bots/levels.ts';
import { takenName } from '../../records/plainName.ts';
import { mayOnlyPass } from '../../store/families.ts';
import { goalOf } from '../../store/match/goal.ts';
import { type OpenPlace, type OpenWish, servedLevelOf } from '../../store/online/openWish.ts';
import type { Say } from '../../text/say.ts';
import { withBotNames } from '../opponents/botName.ts';
import { usualNameOf } from '../setup/setupDraft.ts';
import { type FriendsTable, levelsAt, sitsOneOut } from './friendsTable.ts';

/**
 * Who is at the table: the one at this device, the others with names of their own, and bots that a
 * server can play.
 */
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

/** What the bots at it are called. */
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
