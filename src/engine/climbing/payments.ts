import type { Play } from '../core/play.ts';
import { type Seat, seatsOf } from '../core/seat.ts';
import { balanceOf, type Payment } from '../core/settlement.ts';
import { nobody, type Position, tally, tallyOf } from './position.ts';
import { isLaidEntry, playOfEntry, seatOfEntry } from './wonEntry.ts';
import { fourChipsOf, paidBetween, pointsOf, worthOf } from './worth.ts';

/** One seat's payment to another, and why it is paid. */
export interface ClimbingPayment extends Payment {
  /** Fours that became wu (W10), a declaration (W13), or a family that the payer lacks (W13). */
  readonly cause: 'fours' | 'declared' | 'families';
  /** The play with the fours; null for other causes. */
  readonly play: Play | null;
  readonly rule: 'W10' | 'W13';
  /** Whether the dealer pays or is paid and that has doubled it (W14). */
  readonly doubled: boolean;
}

/** Every payment of a round as it stands, in the order in which they fell due. */
export function paymentsOf(position: Position): ClimbingPayment[] {
  return [...fourPaymentsOf(position), ...endPaymentsOf(position)];
}

/** What each seat has won or lost so far; sums to zero. */
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
  const { game, phase, calledOff, declarer } = position;
  if (phase !== 'over' || calledOff !== null) return [];
  if (game.counting.paid === 'families') return familyPaymentsOf(position);
  if (declarer === nobody) return [];
  const worth = worthOf(position, declarer);
  return chipsFromOthers(position, declarer, worth, { cause: 'declared', play: null });
}

/** Who has no family pays each seat that has one its points (`ma-hua-hua`). */
function familyPaymentsOf(position: Position): ClimbingPayment[] {
  const seats = seatsOf(position.game.seatCount);
  return seats.flatMap((to) => {
    const points = pointsOf(position, to);
    const payers = seats.filter((from) => pointsOf(position, from) === 0);
    const why = { cause: 'families', play: null } as const;
    return points === 0 ? [] : payers.map((from) => payment(position, from, to, points, why));
  });
}

type Why = Pick<ClimbingPayment, 'cause' | 'play'>;

function chipsFromOthers(position: Position, to: Seat, chips: number, why: Why) {
  const others = seatsOf(position.game.seatCount).filter((seat) => seat !== to);
  return chips === 0 ? [] : others.map((from) => payment(position, from, to, chips, why));
}

function payment(
  position: Position,
  from: Seat,
  to: Seat,
  chips: number,
  why: Why,
): ClimbingPayment {
  const points = paidBetween(position, from, to, chips);
  const rule = why.cause === 'fours' ? 'W10' : 'W13';
  return { from, to, points, ...why, rule, doubled: points !== chips };
}
