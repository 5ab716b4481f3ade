import {
  type ClimbingPayment,
  declarePlay,
  openTableOf,
  type Position,
  paidBetween,
  paymentsOf,
  play,
  seatSheetOf,
} from '../../../engine/climbing/index.ts';

/**
 * What one seat pays the viewer if that declares, or the viewer pays one that has more points where
 * every two settle (W13, W14).
 */
export interface DeclaredPayment extends Pick<ClimbingPayment, 'from' | 'to' | 'points'> {
  /** What is paid at the next step of payment; without meaning where every two settle. */
  readonly next: number;
}

/** What is paid to the seat that is asked and by it, if it declares; not what others settle. */
export function declaringIn(position: Position): readonly DeclaredPayment[] {
  const { game, seat } = position;
  const { worth } = seatSheetOf(game, openTableOf(position).won[seat] ?? []).next;
  return paymentsOf(play(position, declarePlay))
    .filter(({ from, to, cause }) => (from === seat || to === seat) && cause !== 'fours')
    .map(({ from, to, points }) => {
      return { from, to, points, next: paidBetween(position, from, to, worth) };
    });
}
