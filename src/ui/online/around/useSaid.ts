import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { FarState, FarTable } from '../../../store/online/farState.ts';
import type { Timer } from '../../../store/timer.ts';

/** So long a phrase stands at its seat, in milliseconds. */
const standing = 6000;

/** The phrase that somebody has said just now; null for none. */
export function useSaid(table: FarTable, timer: Timer): FarState['said'] {
  const said = useStore(table, (state) => state.said);
  // What was said before the table was shown is over.
  const [heard, setHeard] = useState(said?.number ?? -1);
  const fresh = said !== null && said.number > heard ? said : null;
  const number = fresh?.number;
  useEffect(
    () => (number === undefined ? undefined : timer(() => setHeard(number), standing)),
    [number, timer],
  );
  return fresh;
}
