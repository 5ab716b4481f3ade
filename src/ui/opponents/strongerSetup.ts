import type { BotId } from '../../bots/levels.ts';
import { botIn, holderOf } from '../../store/match/holder.ts';
import type { MatchSetup, Player } from '../../store/match/match.ts';
import type { Say } from '../../text/say.ts';
import { withBotNames } from './botName.ts';

/** The first bot of a match, which its other bots only accompany. */
export function opponentIn({ players }: MatchSetup): Player | undefined {
  return players.find(({ control }) => botIn(holderOf(control)) !== undefined);
}

/** The set-up of a new match against bots of a level, with everything else as it was. */
export function setupAgainst(
  { id: _, ...setup }: MatchSetup,
  level: BotId,
  seed: string,
  say: Say,
): MatchSetup {
  const levels = setup.players.map(({ control }) => {
    return botIn(holderOf(control)) === undefined ? undefined : level;
  });
  const given = setup.players.map(({ name }, seat) => (levels[seat] === undefined ? name : ''));
  const names = withBotNames(given, levels, say);
  const players = setup.players.map(({ control }, seat) => ({
    name: names[seat] ?? '',
    control: levels[seat] ?? control,
  }));
  return { ...setup, players, seed };
}
