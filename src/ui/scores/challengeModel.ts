import { type RoundRecord, rulesOf, type Seat } from '../../engine/index.ts';
import { formatLink } from '../../records/link.ts';
import { playedRound } from '../../records/playedRound.ts';
import type { Challenge } from '../../store/match/challenge.ts';
import type { AnswerFacts, ChallengeFacts } from '../../text/challengeWords.ts';
import { ownNames } from '../../text/ownNames.ts';

interface SeatResult {
  readonly score: number;
  readonly balance: number;
}

interface SeatTwice {
  readonly name: string;
  /** In the round of whoever dared, and in the one that answers. */
  readonly before: SeatResult;
  readonly now: SeatResult;
}

export interface ChallengeResult extends AnswerFacts {
  /** The code of the round of whoever dared, by which it can be looked at. */
  readonly code: string;
  readonly seat: Seat;
  readonly seats: readonly SeatTwice[];
  /** Whether the other seats were played by the same both times. */
  readonly isSameTable: boolean;
}

/** What a challenge is told from. Who is only “You” in it has no name for others. */
export function challengeFactsOf({ round, seat }: Challenge): ChallengeFacts {
  const { scores, balance } = resultsOf(round);
  const name = round.players[seat] ?? '';
  return {
    variant: round.variant,
    sender: ownNames.includes(name) ? '' : name,
    seat,
    totals: scores,
    balance,
  };
}

export function challengeResultOf(challenge: Challenge, answer: RoundRecord): ChallengeResult {
  const { seat, variant, sender, totals, balance } = challengeFactsOf(challenge);
  const own = resultsOf(answer);
  return {
    code: formatLink(challenge.round),
    variant,
    sender,
    seat,
    name: answer.players[seat] ?? '',
    lead: (own.balance[seat] ?? 0) - (balance[seat] ?? 0),
    seats: answer.players.map((name, at) => ({
      name,
      before: { score: totals[at] ?? 0, balance: balance[at] ?? 0 },
      now: { score: own.scores[at] ?? 0, balance: own.balance[at] ?? 0 },
    })),
    isSameTable: controlsTold(challenge.round) === controlsTold(answer),
  };
}

function resultsOf(round: RoundRecord) {
  const { game, position } = playedRound(round);
  const rules = rulesOf(game);
  return { scores: rules.scoresOf(position), balance: rules.settlementOf(position) };
}

function controlsTold({ meta }: RoundRecord): string {
  return JSON.stringify(meta?.players);
}
