import { useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import type { Elements } from '../content/content.ts';
import looks from '../looks/looks.module.css';
import page from '../page/Page.module.css';
import { useSay } from '../voice/voice.tsx';
import styles from './LedgerPage.module.css';

interface EnterRoundProps {
  /** The number of the round that is being mended. */
  readonly editing: number | null;
  /** Why the round cannot be entered as it is; undefined where it can. */
  readonly refusal: string | undefined;
  /** Whether nothing is entered, as it is right after a round was. */
  readonly isEmpty: boolean;
  /** What is to be known before. */
  readonly children: Elements;
  readonly onEnter: () => void;
  readonly onLeave: () => void;
}

/**
 * Puts the round into the ledger, or back into it where one is being mended; says whether it did,
 * or why not.
 */
export function EnterRound({
  editing,
  refusal,
  isEmpty,
  children,
  onEnter,
  onLeave,
}: EnterRoundProps) {
  const say = useSay();
  const section = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useState<'entered' | 'refused' | 'left'>();
  const enter = (): void => {
    if (refusal === undefined) onEnter();
    setOutcome(refusal === undefined ? 'entered' : 'refused');
  };
  const leave = (): void => {
    // The button that was pressed goes.
    section.current?.querySelector('button')?.focus();
    onLeave();
    setOutcome('left');
  };
  const toldWords = (): string | undefined => {
    if (outcome === 'refused') return refusal;
    if (outcome === 'entered' && isEmpty) return say('calculator.entered');
    return outcome === 'left' && editing === null ? say('calculator.left') : undefined;
  };
  return (
    <section
      ref={section}
      className={`${page.card} ${looks.stack} ${styles.enter}`}
      aria-label={say('calculator.round.now')}
    >
      {editing !== null && <p>{say('calculator.editing', { round: editing })}</p>}
      <Button look={isEmpty ? 'plain' : 'main'} onClick={enter}>
        {editing === null
          ? say('calculator.enter')
          : say('calculator.enter.mended', { round: editing })}
      </Button>
      {editing !== null && (
        <Button onClick={leave}>{say('calculator.enter.leave', { round: editing })}</Button>
      )}
      <div className={styles.notes}>{children}</div>
      <p role="status" className={`${looks.lit} ${styles.told}`}>
        {toldWords()}
      </p>
    </section>
  );
}
