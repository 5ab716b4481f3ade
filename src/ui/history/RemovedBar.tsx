import { useLayoutEffect, useRef } from 'react';
import type { History } from '../../store/history/history.ts';
import type { KeptRound } from '../../store/history/keptRound.ts';
import { Button } from '../button/Button.tsx';
import looks from '../looks/looks.module.css';
import { useSay } from '../voice/voice.tsx';
import styles from './History.module.css';

interface RemovedBarProps {
  readonly history: Pick<History, 'putBack' | 'letGo'>;
  /** What was removed and can come back. */
  readonly removed: readonly KeptRound[];
}

/**
 * Tells what was removed and brings it back. It takes the focus from the button that is gone with
 * its round.
 */
export function RemovedBar({ history, removed }: RemovedBarProps) {
  const say = useSay();
  const bar = useRef<HTMLDivElement>(null);
  const last = removed.at(-1);
  const before = useRef(last);
  // Before the heading of the screen takes a focus that is lost.
  useLayoutEffect(() => {
    if (last !== undefined) bar.current?.querySelector('button')?.focus({ preventScroll: true });
    else if (before.current !== undefined && document.activeElement === document.body) {
      headingOf(before.current.id)?.focus();
    }
    before.current = last;
  }, [last]);
  return (
    <div ref={bar} role="status" className={styles.removedPlace}>
      {last !== undefined && (
        <div className={`${looks.line} ${styles.removed}`}>
          <p>{say('history.deleted', { rounds: removed.length })}</p>
          <Button look="main" onClick={() => void history.putBack()}>
            {say('history.undo')}
          </Button>
          <Button look="quiet" onClick={history.letGo}>
            {say('dialog.close')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The heading of a round that has come back, or of the whole screen where it is not shown. */
function headingOf(id: string): HTMLElement | null {
  const rounds = [...document.querySelectorAll('[data-round]')];
  const round = rounds.find((shown) => shown.getAttribute('data-round') === id);
  const heading = round?.querySelector('h3') ?? document.querySelector('main h1');
  return heading instanceof HTMLElement ? heading : null;
}
