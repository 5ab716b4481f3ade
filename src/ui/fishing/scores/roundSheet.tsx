import { useMemo } from 'react';
import type { RoundRecord } from '../../../engine/index.ts';
import { CatchCounts } from './CatchCounts.tsx';
import { countedRoundOf, otherCountsOf } from './countedRound.ts';
import { OtherRulesTable } from './OtherRulesTable.tsx';
import { Payments } from './Payments.tsx';

interface RoundProps {
  /** A round that is over. */
  readonly round: RoundRecord;
}

export function RoundCounts({ round }: RoundProps) {
  return <CatchCounts model={useMemo(() => countedRoundOf(round), [round])} />;
}

/** Who pays whom for a round, where that is more than the difference that the sentence tells. */
export function RoundPayments({ round }: RoundProps) {
  const model = useMemo(() => countedRoundOf(round), [round]);
  const { payments } = model;
  const isTold = payments.length <= 1 && !payments.some(({ doubled }) => doubled);
  return isTold ? null : <Payments model={model} />;
}

/** What the catches would count under other rules that could have had them. */
export function OtherRulesOfRound({ round }: RoundProps) {
  const rows = useMemo(() => otherCountsOf(round), [round]);
  return rows.length > 1 ? <OtherRulesTable names={round.players} rows={rows} /> : null;
}
