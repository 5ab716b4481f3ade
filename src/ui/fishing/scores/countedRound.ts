import {
  catchOf,
  type FishingPayment,
  fishingRound,
  type OtherCount,
  type OtherRules,
  otherRulesOf,
  paymentsOf,
  type ScoreSheet,
  scoreSheetOf,
  scoresOf,
} from '../../../engine/fishing/index.ts';
import { balanceOf, type RoundRecord, seatsOf, totalOf } from '../../../engine/index.ts';
import { playedRound } from '../../../records/playedRound.ts';
import { type SheetRow, sheetRowsOf } from './sheetRows.ts';

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
  readonly rows: readonly SheetRow[];
  readonly payments: readonly FishingPayment[];
  readonly settlement: 'winner' | 'pairwise';
  readonly doubleAt: number;
}

export function countedRoundOf(record: RoundRecord): CountedRound {
  const { position } = fishingRound(playedRound(record));
  const { rules, scoring, seatCount } = position.game;
  const names = record.players;
  const totals = scoresOf(position);
  const payments = paymentsOf(totals, rules);
  const balance = balanceOf(payments, seatCount);
  const seats = seatsOf(seatCount).map((seat) => {
    const caught = catchOf(position, seat);
    return {
      name: names[seat] ?? '',
      tiles: totalOf(caught),
      sheet: scoreSheetOf(scoring, caught),
      balance: balance[seat] ?? 0,
    };
  });
  return {
    names,
    totals,
    seats,
    rows: sheetRowsOf(
      scoring.groups,
      seats.map(({ sheet }) => sheet),
    ),
    payments,
    settlement: rules.settlement,
    doubleAt: rules.doubleAt,
  };
}

/** What the catches of a round count under a set of rules whose kit holds them. */
export interface PossibleCount extends Pick<OtherRules, 'variant' | 'isPresent' | 'isChanged'> {
  readonly seats: readonly Extract<OtherCount, { readonly total: number }>[];
  readonly balance: readonly number[];
}

/** The catches of a round as played, and under all other rules whose kit holds them. */
export function otherCountsOf(record: RoundRecord): readonly PossibleCount[] {
  const { game, position } = fishingRound(playedRound(record));
  const rows = otherRulesOf(
    game,
    seatsOf(game.seatCount).map((seat) => catchOf(position, seat)),
  );
  return rows.flatMap(({ seats, balance, ...row }) => {
    const counted = seats.flatMap((count) => ('total' in count ? [count] : []));
    return balance === null ? [] : [{ ...row, seats: counted, balance }];
  });
}
