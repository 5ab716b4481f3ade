import type { BotId } from '../../bots/levels.ts';
import type { Say } from '../../text/say.ts';

/** What a bot is called beside those who have their names: `Bo`, a further one `Bo 2`. */
export function botName(level: BotId, taken: readonly (string | null)[], say: Say): string {
  const name = say(`start.opponent.${level}`);
  const furtherNames = taken.map((_, at) =>
    say('start.opponent.further', { name, number: at + 2 }),
  );
  return [name, ...furtherNames].find((own) => !taken.includes(own)) ?? name;
}

/**
 * The names of a table, where bots that were given none have theirs.
 * @param given by seat; empty where none was given
 * @param levels the bot of each seat, if one plays it
 */
export function withBotNames(
  given: readonly string[],
  levels: readonly (BotId | undefined)[],
  say: Say,
): readonly string[] {
  const names = [...given];
  for (const [seat, level] of levels.entries()) {
    if (level !== undefined && names[seat] === '') names[seat] = botName(level, names, say);
  }
  return names;
}
