import type { BotId } from '../../bots/levels.ts';
import type { RoundRecord, Seat } from '../../engine/index.ts';
import { formatLink, parseLink } from '../../records/link.ts';
import { withFirstPlays } from '../../records/playedRound.ts';
import { somebody } from './holder.ts';
import { currentRound, type Match, withCurrentRound } from './match.ts';
import { withoutLostStandIns } from './standIns.ts';

/** The match as it was after so many plays of its current round. */
export function matchUpTo(match: Match, plays: number): Match {
  const shorter = withFirstPlays(currentRound(match), plays);
  return withCurrentRound(match, withoutLostStandIns(shorter));
}

/** The round that a practice tries anew; undefined for others, and where its code opens nothing. */
export function triedRoundOf({ meta }: Pick<RoundRecord, 'meta'>): RoundRecord | undefined {
  if (typeof meta?.whatIf !== 'string') return undefined;
  const parsed = parseLink(meta.whatIf);
  return parsed.ok ? parsed.value : undefined;
}

/**
 * The record holds the code of the round in `meta.whatIf`: with tiles that were seen before, it is
 * no result.
 * @param plays after how many plays of the match's current round it goes on
 * @param seat the seat that a person plays
 * @param level the bot that plays the others
 */
export function whatIfMatch(match: Match, plays: number, seat: Seat, level: BotId): Match {
  const cut = currentRound(matchUpTo(match, plays));
  const players = match.setup.players.map(({ name }, each) => ({
    name,
    control: each === seat ? somebody : level,
  }));
  const { id: _, goal: __, sitsOut: ___, ...setup } = match.setup;
  return {
    setup: { ...setup, players },
    rounds: [
      {
        ...cut,
        meta: {
          players: players.map(({ control }) => control),
          whatIf: formatLink(currentRound(match)),
        },
      },
    ],
  };
}
