import {
  catchOf,
  type FishingPayment,
  fishingRound,
  type OtherRules,
  otherRulesOf,
  paymentsOf,
  type ScoreSheet,
  scoreSheetOf,
  scoresOf,
} from '../../../engine/fishing/index.ts';
import { balanceOf, type RoundRecord, seatsOf, totalOf } from '../../../engine/index.ts';
import { playedRound } from '../../../records/playedRound.ts';

/** A seat's count of a round. */
export interface SeatResult {
  readonly name: string;
  readonly tiles: number;
  readonly sheet: ScoreSheet;
  /** What it wins or loses by the settlement. */
  readonly balance: number;
}

/** A round that is over, counted. */
export interface CountedRound {
  readonly names: readonly string[];
  readonly totals: readonly number[];
  readonly seats: readonly SeatResult[];
  readonly payments: readonly FishingPayment[];
  readonly settlement: 'winner' | 'pairwise';
  readonly doubleAt: number;
}

/** Counts a round that is over. */
export function countedRoundOf(record: RoundRecord): CountedRound {
  const { position } = fishingRound(playedRound(record));
  const { rules, scoring, seatCount } = position.game;
  const names = record.players;
  const totals = scoresOf(position);
  const payments = paymentsOf(totals, rules);
  const balance = balanceOf(payments, seatCount);
  return {
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

/** The catches of a round under other rules. */
export function otherCountsOf(record: RoundRecord): readonly OtherRules[] {
  const { game, position } = fishingRound(playedRound(record));
  return otherRulesOf(
    game,
    seatsOf(game.seatCount).map((seat) => catchOf(position, seat)),
  );
}
