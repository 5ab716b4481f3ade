import { useEffect, useRef } from 'react';
import looks from '../../looks/looks.module.css';
import { useSay } from '../../voice/voice.tsx';
import type { CalculatorModel } from './calculatorModel.ts';
import styles from './Entering.module.css';

interface CatchTabsProps {
  readonly model: Pick<CalculatorModel, 'catches' | 'seat' | 'editing'>;
  readonly onChoose: (seat: number) => void;
}

/** Everybody's catch with its points; the chosen one is what the keypad adds to. */
export function CatchTabs({ model, onChoose }: CatchTabsProps) {
  const say = useSay();
  const { editing } = model;
  const group = useRef<HTMLDivElement>(null);
  const edited = useRef(editing);
  useEffect(() => {
    // Somebody who opens a round of the ledger goes on here.
    if (editing !== null && editing !== edited.current) {
      group.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
      group.current?.scrollIntoView({ block: 'nearest' });
    }
    edited.current = editing;
  }, [editing]);
  return (
    <div ref={group} role="group" className={styles.tabs} aria-label={say('calculator.catches')}>
      {model.catches.map(({ name, tiles, sheet, isOdd, unread }, seat) => (
        <button
          key={seat}
          type="button"
          className={styles.tab}
          aria-label={say('calculator.tab', { name, points: sheet.total, tiles })}
          aria-pressed={seat === model.seat}
          onClick={() => onChoose(seat)}
        >
          <span className={`${looks.semibold} ${looks.cut} ${styles.tabName}`}>{name}</span>
          <span className={styles.tabPoints}>{sheet.total}</span>
          <span className={styles.tabTiles}>
            <span>{say('board.tiles', { tiles })}</span>
            {isOdd && (
              <span
                className={`${looks.lit} ${looks.bold}`}
              >{` ${say('calculator.odd.mark')}`}</span>
            )}
            {unread.length > 0 && <span className={`${looks.lit} ${looks.bold}`}> !</span>}
          </span>
        </button>
      ))}
    </div>
  );
}
