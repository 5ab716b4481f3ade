import { useMemo } from 'react';
import type { RoundRecord } from '../../../engine/index.ts';
import { SeatWuSheet } from './SeatWuSheet.tsx';
import { WuHeadline } from './WuHeadline.tsx';
import { WuPayments } from './WuPayments.tsx';
import { wuRoundOf } from './wuRound.ts';

interface RoundProps {
  /** A round that is over. */
  readonly round: RoundRecord;
}

/** How a round ended. */
export function RoundHeadline({ round }: RoundProps) {
  return <WuHeadline round={useMemo(() => wuRoundOf(round), [round])} />;
}

/** Who pays whom for a round. */
export function RoundPayments({ round }: RoundProps) {
  return <WuPayments round={useMemo(() => wuRoundOf(round), [round])} />;
}

/** The wu of every seat, the winner's first; nothing of a round that was called off. */
export function SeatSheets({ round }: RoundProps) {
  const { seats, game, winner, calledOff } = useMemo(() => wuRoundOf(round), [round]);
  if (calledOff !== null) return null;
  const ordered = seats.toSorted((one, other) => rank(one.seat) - rank(other.seat));
  return ordered.map((seat) => <SeatWuSheet key={seat.seat} seat={seat} game={game} />);

  function rank(seat: number): number {
    return seat === winner ? -1 : seat;
  }
}
