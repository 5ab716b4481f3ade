import type { Play } from '../core/play.ts';
import { type Seat, seatsOf } from '../core/seat.ts';
import { balanceOf, type Payment } from '../core/settlement.ts';
import { nobody, type Position, tally, tallyOf } from './position.ts';
import { isLaidEntry, playOfEntry, seatOfEntry } from './wonEntry.ts';
import { familyDue, fourChipsOf, paidBetween, pointsOf } from './worth.ts';

export interface ClimbingPayment extends Payment {
  /**
   * Fours that became wu (W10), a declaration (W13), a family that the payer lacks (W13), or points
   * that it has fewer of where every two seats settle (W13).
   */
  readonly cause: 'fours' | 'declared' | 'families' | 'pairs';
  /** The play with the fours; null for other causes, and where fours are told without it. */
  readonly play: Play | null;
  readonly rule: 'W10' | 'W13';
  /** Whether the dealer pays or is paid and that has doubled it (W14). */
  readonly doubled: boolean;
}

/** In the order in which they fell due. */
export function paymentsOf(position: Position): ClimbingPayment[] {
  return [...fourPaymentsOf(position), ...endPaymentsOf(position)];
}

/** So far; sums to zero. */
export function settlementOf(position: Position): number[] {
  const end = balanceOf(endPaymentsOf(position), position.game.seatCount);
  return end.map((chips, seat) => chips + tallyOf(position, tally.chips, seat));
}

/** Every four identical cards of a play that became wu, from each other seat (W10). */
function fourPaymentsOf(position: Position): ClimbingPayment[] {
  const { game, won, wonCount } = position;
  return Array.from(won.subarray(0, wonCount)).flatMap((entry) => {
    const play = playOfEntry(entry);
    const chips = isLaidEntry(entry) ? 0 : fourChipsOf(game, play);
    return chipsFromOthers(position, seatOfEntry(entry), chips, { cause: 'fours', play });
  });
}

/** What falls due when a round is over that was not called off (W12, W13). */
function endPaymentsOf(position: Position): ClimbingPayment[] {
  const { phase, calledOff, declarer } = position;
  if (phase !== 'over' || calledOff !== null) return [];
  return endPayments(position, declarer, (seat) => pointsOf(position, seat));
}

type Table = Pick<Position, 'game' | 'dealer'>;

/** What falls due at the end of a round (W12, W13); `declarer` may be `nobody`. */
export function endPayments(
  table: Table,
  declarer: Seat,
  pointsOfSeat: (seat: Seat) => number,
): ClimbingPayment[] {
  const { counting, seatCount } = table.game;
  if (counting.paid === 'families') {
    return familyPayments(table, seatsOf(seatCount).map(pointsOfSeat));
  }
  if (declarer === nobody) return [];
  const chips = pointsOfSeat(declarer);
  return chipsFromOthers(table, declarer, chips, { cause: 'declared', play: null });
}

/** Who has no family pays each seat that has one or, with `pairs`, fewer points the difference. */
function familyPayments(table: Table, points: readonly number[]): ClimbingPayment[] {
  const cause = table.game.rules.familyPayments === 'pairs' ? 'pairs' : 'families';
  return points.flatMap((chips, to) =>
    points.flatMap((own, from) => {
      const due = familyDue(table.game, own, chips);
      return due > 0 ? [payment(table, from, to, due, { cause, play: null })] : [];
    }),
  );
}

type Why = Pick<ClimbingPayment, 'cause' | 'play'>;

export function chipsFromOthers(table: Table, to: Seat, chips: number, why: Why) {
  const others = seatsOf(table.game.seatCount).filter((seat) => seat !== to);
  return chips === 0 ? [] : others.map((from) => payment(table, from, to, chips, why));
}

function payment(table: Table, from: Seat, to: Seat, chips: number, why: Why): ClimbingPayment {
  const points = paidBetween(table, from, to, chips);
  const rule = why.cause === 'fours' ? 'W10' : 'W13';
  return { from, to, points, ...why, rule, doubled: points !== chips };
}
