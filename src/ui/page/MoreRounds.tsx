import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { useSay } from '../voice/voice.tsx';
import styles from './MoreRounds.module.css';

/** So many rounds are shown at once, and again for each wish for more. */
const atOnce = 40;

interface ShownRounds<Box> {
  readonly most: number;
  readonly box: RefObject<Box | null>;
  /** Shows more, of which the first is so many rounds after the first that is shown then. */
  readonly onMore: (arriveAt: number) => void;
}

/** Shows a list some rounds at a time; `mark` selects what of each round can have the focus. */
export function useShownRounds<Box extends HTMLElement>(mark: string): ShownRounds<Box> {
  const [most, setMost] = useState(atOnce);
  const box = useRef<Box>(null);
  const [arrival, setArrival] = useState<{ readonly at: number }>();
  useEffect(() => {
    // Whoever asked for more reads on where the new ones begin.
    if (arrival === undefined) return;
    box.current?.querySelectorAll<HTMLElement>(mark)[arrival.at]?.focus();
  }, [arrival, mark]);
  const onMore = (at: number): void => {
    setArrival({ at });
    setMost(most + atOnce);
  };
  return { most, box, onMore };
}

interface MoreRoundsProps {
  readonly left: number;
  readonly onMore: () => void;
}

export function MoreRounds({ left, onMore }: MoreRoundsProps) {
  const say = useSay();
  if (left <= 0) return null;
  return (
    <Button className={styles.more} onClick={onMore}>
      {say('history.more', { rounds: Math.min(left, atOnce) })}
    </Button>
  );
}
