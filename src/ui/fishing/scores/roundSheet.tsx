import { useMemo } from 'react';
import type { RoundRecord } from '../../../engine/index.ts';
import { countedRoundOf, otherCountsOf } from './countedRound.ts';
import { OtherRulesTable } from './OtherRulesTable.tsx';
import { Payments } from './Payments.tsx';
import { SeatSheet } from './SeatSheet.tsx';

interface RoundProps {
  /** A round that is over. */
  readonly round: RoundRecord;
}

/** Who pays whom for a round. */
export function RoundPayments({ round }: RoundProps) {
  return <Payments model={useMemo(() => countedRoundOf(round), [round])} />;
}

/** The catch of every seat, counted. */
export function SeatSheets({ round }: RoundProps) {
  const { seats } = useMemo(() => countedRoundOf(round), [round]);
  return seats.map((seat, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a seat is
    <SeatSheet key={index} seat={seat} />
  ));
}

/** What the catches would count under other rules. */
export function OtherRulesOfRound({ round }: RoundProps) {
  const rows = useMemo(() => otherCountsOf(round), [round]);
  return <OtherRulesTable names={round.players} rows={rows} />;
}
