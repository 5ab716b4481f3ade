import { useRef, useState } from 'react';
import panel from '../../asking/Panel.module.css';
import { Button } from '../../button/Button.tsx';
import page from '../../page/Page.module.css';
import { useSay } from '../../voice/voice.tsx';
import styles from './Calculator.module.css';
import type { CalculatorModel } from './calculatorModel.ts';

interface EnterRoundProps {
  readonly model: CalculatorModel;
  readonly onEnter: () => void;
  readonly onLeave: () => void;
}

/**
 * Puts the round into the ledger, or back into it where one is being mended; says whether it did,
 * or why not.
 */
export function EnterRound({ model, onEnter, onLeave }: EnterRoundProps) {
  const say = useSay();
  const section = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useState<'entered' | 'refused' | 'left'>();
  const { editing, isEmpty, catches } = model;
  const unread = catches.find((count) => count.unread.length > 0);
  const odd = catches.filter(({ isOdd }) => isOdd);
  const enter = (): void => {
    const isRefused = unread !== undefined || isEmpty;
    if (!isRefused) onEnter();
    setOutcome(isRefused ? 'refused' : 'entered');
  };
  const leave = (): void => {
    // The button that was pressed goes.
    section.current?.querySelector('button')?.focus();
    onLeave();
    setOutcome('left');
  };
  return (
    <section
      ref={section}
      className={`${page.card} ${styles.enter}`}
      aria-label={say('calculator.round.now')}
    >
      {editing !== null && <p>{say('calculator.editing', { round: editing })}</p>}
      <Button look="main" onClick={enter}>
        {editing === null
          ? say('calculator.enter')
          : say('calculator.enter.mended', { round: editing })}
      </Button>
      {editing !== null && (
        <Button onClick={leave}>{say('calculator.enter.leave', { round: editing })}</Button>
      )}
      <div className={styles.notes}>
        {odd.length === 0 && <p className={panel.dim}>{say('calculator.enter.about')}</p>}
        {odd.map(({ name, tiles }) => (
          <p key={name} className={styles.odd}>
            {say('calculator.odd', { name, tiles })}
          </p>
        ))}
      </div>
      <p role="status" className={styles.told}>
        {outcome === 'refused' &&
          unread !== undefined &&
          say('calculator.enter.unread', { name: unread.name })}
        {outcome === 'refused' && isEmpty && say('calculator.enter.empty')}
        {outcome === 'entered' && isEmpty && say('calculator.entered')}
        {outcome === 'left' && editing === null && say('calculator.left')}
      </p>
    </section>
  );
}
