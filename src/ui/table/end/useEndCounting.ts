import { useEffect, useState } from 'react';
import { timing } from '../../motion/timing.ts';

export interface EndCounting {
  readonly shown: number;
  readonly isDone: boolean;
}

/**
 * Counts a round line by line when it ends; a press or a key ends the count at once, and where
 * nothing may move it stands from the beginning, as it does when somebody comes back to it.
 * @param moves whether lines may come one after the other
 */
export function useEndCounting(isOver: boolean, lines: number, moves: boolean): EndCounting {
  const [shown, setShown] = useState(isOver ? lines : 0);
  const isDone = !moves || shown >= lines;
  // Whoever takes back the last play sees the end anew.
  if (!isOver && shown !== 0) setShown(0);
  useEffect(() => {
    if (!isOver || isDone) return;
    const pause = shown === 0 ? timing.countBegins : timing.countLine;
    const next = setTimeout(() => setShown(shown + 1), pause);
    const skip = (): void => setShown(lines);
    window.addEventListener('pointerdown', skip);
    window.addEventListener('keydown', skip);
    return () => {
      clearTimeout(next);
      window.removeEventListener('pointerdown', skip);
      window.removeEventListener('keydown', skip);
    };
  }, [isOver, isDone, shown, lines]);
  return { shown: isDone ? lines : shown, isDone };
}
