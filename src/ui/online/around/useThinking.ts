import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Seat } from '../../../engine/index.ts';
import type { TableSource } from '../../../store/table/source.ts';
import type { Timer } from '../../../store/timer.ts';

/** After so long a turn is told of as one that takes its time, in milliseconds. */
const calm = 8000;

/** The seat that has had its turn for a while; null where nobody has. */
export function useThinking(source: TableSource, timer: Timer): Seat | null {
  const turn = useStore(source, ({ round }) => {
    if (round === null || round.played.position.phase === 'over') return null;
    return `${round.played.position.seat} ${round.played.steps.length} ${round.id}`;
  });
  const [long, setLong] = useState<string | null>(null);
  useEffect(() => (turn === null ? undefined : timer(() => setLong(turn), calm)), [turn, timer]);
  return turn !== null && long === turn ? Number.parseInt(turn, 10) : null;
}
