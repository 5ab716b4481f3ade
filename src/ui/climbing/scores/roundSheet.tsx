import { useMemo } from 'react';
import type { RoundRecord } from '../../../engine/index.ts';
import { SeatWuSheet } from './SeatWuSheet.tsx';
import { WuCounts } from './WuCounts.tsx';
import { wuRoundOf } from './wuRound.ts';

interface RoundProps {
  /** A round that is over. */
  readonly round: RoundRecord;
}

/** The wu and the chips of all seats. */
export function RoundCounts({ round }: RoundProps) {
  return <WuCounts round={useMemo(() => wuRoundOf(round), [round])} />;
}

/** What every seat has won, the winner's first; nothing of a round that was called off. */
export function RoundHeaps({ round }: RoundProps) {
  const { seats, game, winner, calledOff } = useMemo(() => wuRoundOf(round), [round]);
  if (calledOff !== null) return null;
  const ordered = seats.toSorted((one, other) => rank(one.seat) - rank(other.seat));
  return ordered.map((seat) => <SeatWuSheet key={seat.seat} seat={seat} game={game} />);

  function rank(seat: number): number {
    return seat === winner ? -1 : seat;
  }
}
