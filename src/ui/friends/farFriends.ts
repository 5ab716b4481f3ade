import type { BotId } from '../../bots/levels.ts';
import { takenName } from '../../records/plainName.ts';
import { mayOnlyPass } from '../../store/families.ts';
import { goalOf } from '../../store/match/goal.ts';
import { type OpenPlace, type OpenWish, servedLevelOf } from '../../store/online/openWish.ts';
import type { Say } from '../../text/say.ts';
import { usualNameOf } from '../setup/setupDraft.ts';
import { type FriendsTable, personsAt, sitsOneOut } from './friendsTable.ts';

/** Who is at the table: the one at this device, the others with names of their own, and a bot. */
function placesOf(table: FriendsTable, level: BotId, say: Say): readonly OpenPlace[] {
  const persons = personsAt(table);
  const length = Math.max(persons, table.game.seats);
  return Array.from({ length }, (_, seat): OpenPlace => {
    if (seat === 0) return { by: 'here', name: ownNameAt(table, say) };
    if (seat < persons) return { by: 'elsewhere' };
    return { by: servedLevelOf(level), name: farBotOf(table, level, say) };
  });
}

function ownNameAt({ names }: FriendsTable, say: Say): string {
  return takenName(names[0] ?? '') || usualNameOf(0, say);
}

/** The bot that plays along where a game needs more than there are: one that a server can play. */
export function farBotOf(table: FriendsTable, level: BotId, say: Say): string {
  const name = say(`start.opponent.${servedLevelOf(level)}`);
  return name === ownNameAt(table, say) ? usualNameOf(personsAt(table), say) : name;
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
