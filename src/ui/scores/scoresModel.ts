import {
  balanceOf,
  catchOf,
  type Payment,
  paymentsOf,
  type RoundRecord,
  type ScoreSheet,
  scoreSheetOf,
  scoresOf,
  seatsOf,
  settlementOf,
  totalOf,
} from '../../engine/index.ts';
import { currentRound, type Match, runningSettlement } from '../../store/match.ts';
import { playedRound } from '../../store/playedRound.ts';

/** A seat's count of a round. */
export interface SeatResult {
  readonly name: string;
  readonly tiles: number;
  readonly sheet: ScoreSheet;
  /** What it wins or loses by the settlement. */
  readonly balance: number;
}

/** A finished round in a line of the match table. */
export interface RoundResult {
  readonly scores: readonly number[];
  readonly balance: readonly number[];
}

/** A round that is over, counted. */
export interface RoundScores {
  readonly variant: RoundRecord['variant'];
  readonly names: readonly string[];
  readonly totals: readonly number[];
  readonly seats: readonly SeatResult[];
  readonly payments: readonly Payment[];
  readonly settlement: 'winner' | 'pairwise';
  readonly doubleAt: number;
}

/** Everything the score screen shows of a match whose round is over. */
export interface ScoresModel extends RoundScores {
  readonly rounds: readonly RoundResult[];
  readonly together: readonly number[];
}

/** Counts a round that is over. */
export function roundScoresOf(record: RoundRecord): RoundScores {
  const { position } = playedRound(record);
  const { rules, scoring, seatCount } = position.game;
  const names = record.players;
  const totals = scoresOf(position);
  const payments = paymentsOf(totals, rules);
  const balance = balanceOf(payments, seatCount);
  return {
    variant: record.variant,
    names,
    totals,
    seats: seatsOf(seatCount).map((seat) => {
      const caught = catchOf(position, seat);
      return {
        name: names[seat] ?? '',
        tiles: totalOf(caught),
        sheet: scoreSheetOf(scoring, caught),
        balance: balance[seat] ?? 0,
      };
    }),
    payments,
    settlement: rules.settlement,
    doubleAt: rules.doubleAt,
  };
}

/** Counts the last round of a match, and the match so far. */
export function scoresModelOf(match: Match): ScoresModel {
  return {
    ...roundScoresOf(currentRound(match)),
    rounds: match.rounds.map((round) => {
      const { position } = playedRound(round);
      return { scores: scoresOf(position), balance: settlementOf(position) };
    }),
    together: runningSettlement(match),
  };
}
