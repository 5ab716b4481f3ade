import { useEffect, useState } from 'react';
import { finishWithPauses } from '../../store/inSteps.ts';
import type { LedgerRound } from '../../store/ledger/ledger.ts';
import { pause } from '../../store/pause.ts';
import { throwIn } from '../fault/throwIn.ts';
import { useSay } from '../voice/voice.tsx';
import { countSteps } from './evening.ts';
import type { LedgerPartsOf } from './ledgerParts.ts';

/** So few rounds are counted at once. */
const few = 100;

/**
 * Whether the rounds have been counted that were kept before; many are counted some at a time.
 * @param isHere whether every game has joined that they name
 */
export function useCounted(
  rounds: readonly LedgerRound[],
  partsOf: LedgerPartsOf,
  isHere: boolean,
): boolean {
  const say = useSay();
  const [isCounted, setCounted] = useState(rounds.length <= few);
  useEffect(() => {
    if (isCounted || !isHere) return;
    let isWanted = true;
    const steps = countSteps(rounds, partsOf, say);
    finishWithPauses(steps, pause, () => isWanted)
      .then(() => isWanted && setCounted(true))
      .catch((error: unknown) => setCounted(throwIn(error)));
    return () => {
      isWanted = false;
    };
  }, [isCounted, isHere, rounds, partsOf, say]);
  return isCounted;
}
