import { useEffect, useMemo, useState } from 'react';
import { finishWithPauses, type InSteps } from '../../store/inSteps.ts';
import { type Match, type UnreadRounds, unreadIn } from '../../store/match/match.ts';
import { pause } from '../../store/pause.ts';
import { throwIn } from '../fault/throwIn.ts';

/** Whether all rounds of a match have been read; many that have not are read a few at a time. */
export function useRoundsRead(match: Match | null): boolean {
  const unread = match === null ? undefined : unreadIn(match);
  const isReadAtOnce = useMemo(() => unread === undefined || unread.readOn(), [unread]);
  const [read, setRead] = useState<UnreadRounds>();
  useEffect(() => {
    if (isReadAtOnce || unread === undefined) return;
    let isWanted = true;
    const steps = readingSteps(unread);
    finishWithPauses(steps, pause, () => isWanted)
      .then(() => isWanted && setRead(unread))
      .catch((error: unknown) => setRead(throwIn(error)));
    return () => {
      isWanted = false;
    };
  }, [isReadAtOnce, unread]);
  return isReadAtOnce || read === unread;
}

function* readingSteps(unread: UnreadRounds): InSteps<void> {
  while (!unread.readOn()) yield;
}
