import type { BotId } from '../../bots/levels.ts';
import { botIn, holderOf } from '../../store/match/holder.ts';
import type { MatchSetup, Player } from '../../store/match/match.ts';
import type { Say } from '../../text/say.ts';

/** The first bot of a match, which its other bots only accompany. */
export function opponentIn({ players }: MatchSetup): Player | undefined {
  return players.find(({ control }) => botIn(holderOf(control)) !== undefined);
}

/**
 * The set-up of a new match against the opponent of a level, with everything else as it was; the
 * other bots keep their names and become as strong.
 */
export function setupAgainst(
  { id: _, ...setup }: MatchSetup,
  level: BotId,
  seed: string,
  say: Say,
): MatchSetup {
  const before = opponentIn(setup);
  const name = say(`start.opponent.${level}`);
  const players = setup.players.map((player): Player => {
    if (botIn(holderOf(player.control)) === undefined) return player;
    if (player === before) return { name, control: level };
    // Nobody sits there twice: another bot of that name changes it with who leaves.
    const isTaken = player.name === name && before !== undefined;
    return { name: isTaken ? before.name : player.name, control: level };
  });
  return { ...setup, players, seed };
}
