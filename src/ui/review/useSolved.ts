import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { RoundRecord } from '../../engine/index.ts';
import { roundIdOf } from '../../records/roundId.ts';
import { outcomeOfTry } from '../../review/puzzles.ts';
import type { ReviewedPlay } from '../../review/review.ts';
import type { History } from '../../store/history/history.ts';
import type { Tried } from './reviewParts.ts';

interface Solved {
  readonly solved: ReadonlySet<number>;
  /** Counts the first answer of an attempt, here and among the puzzles of the history. */
  readonly judge: (attempted: ReviewedPlay, tried: Tried) => void;
}

/** Follows what was solved of a round; the history knows it of rounds that are kept there. */
export function useSolved(history: History, record: RoundRecord): Solved {
  const id = roundIdOf(record);
  const [here, setHere] = useState<readonly number[]>([]);
  const judged = useRef<ReviewedPlay>(undefined);
  const stock = useStore(history.state, (state) => state.stock);
  useEffect(() => {
    void history.open();
  }, [history]);
  const solved = useMemo(() => {
    const kept = stock?.rounds.find((round) => round.id === id)?.puzzles ?? [];
    const before = kept.filter(({ outcome }) => outcome === 'solved').map(({ at }) => at);
    return new Set([...here, ...before]);
  }, [here, id, stock]);
  const judge = (attempted: ReviewedPlay, tried: Tried): void => {
    // Whoever has been told the answer cannot solve it any more.
    if (judged.current === attempted) return;
    judged.current = attempted;
    const { at, play } = attempted;
    const outcome = outcomeOfTry(play, tried === 'shown' ? undefined : tried, record.variant);
    if (outcome === 'solved') setHere((before) => [...before, at]);
    void history.keepOutcome(id, { at, seat: play.seat, lost: play.lost }, outcome);
  };
  return { solved, judge };
}
