import {
  balanceOf,
  catchOf,
  type Payment,
  paymentsOf,
  type ScoreSheet,
  scoreSheetOf,
  scoresOf,
  seatsOf,
  settlementOf,
  totalOf,
} from '../../engine/index.ts';
import { type Match, positionOf, runningSettlement } from '../../store/match.ts';

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

/** Everything the score screen shows of a match whose round is over. */
export interface ScoresModel {
  readonly variant: Match['setup']['variant'];
  readonly names: readonly string[];
  readonly totals: readonly number[];
  readonly seats: readonly SeatResult[];
  readonly payments: readonly Payment[];
  readonly settlement: 'winner' | 'pairwise';
  readonly doubleAt: number;
  readonly rounds: readonly RoundResult[];
  readonly together: readonly number[];
}

/** Counts the last round of a match, and the match so far. */
export function scoresModelOf(match: Match): ScoresModel {
  const position = positionOf(match);
  const { rules, scoring, seatCount } = position.game;
  const names = match.setup.players.map(({ name }) => name);
  const totals = scoresOf(position);
  const payments = paymentsOf(totals, rules);
  const balance = balanceOf(payments, seatCount);
  return {
    variant: match.setup.variant,
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
    rounds: match.rounds.map((round) => {
      const end = positionOf({ setup: match.setup, rounds: [round] });
      return { scores: scoresOf(end), balance: settlementOf(end) };
    }),
    together: runningSettlement(match),
  };
}
