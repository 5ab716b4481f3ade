import { useEffect, useRef } from 'react';
import { formatPlay } from '../../engine/index.ts';
import { playWords } from '../../text/playWords.ts';
import { useSay } from '../voice.tsx';
import { afterwards } from './afterwards.tsx';
import styles from './Log.module.css';
import type { TableModel } from './tableModel.ts';

interface LogProps extends Pick<TableModel, 'steps' | 'names'> {
  readonly onExport: () => void;
}

/** The plays so far in the notation of records with words beside it, the newest at the end and in sight. */
export const Log = afterwards(function Log({ steps, names, onExport }: LogProps) {
  const say = useSay();
  const list = useRef<HTMLOListElement>(null);
  const count = steps.length;
  useEffect(() => {
    // Only the list itself, not whatever it lies in.
    const lines = list.current;
    if (lines !== null && count > 0) lines.scrollTop = lines.scrollHeight;
  }, [count]);
  return (
    <div className={styles.log}>
      <div className={styles.head}>
        <h2 className={styles.title}>{say('table.log')}</h2>
        <button type="button" className={styles.export} onClick={onExport}>
          {say('records.export')}
        </button>
      </div>
      {count === 0 && <p className={styles.empty}>{say('table.log.empty')}</p>}
      <ol
        ref={list}
        className={styles.lines}
        tabIndex={count === 0 ? -1 : 0}
        aria-label={say('table.log')}
      >
        {steps.map(({ seat, phase, play, standIn }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a play is its place in the round.
          <li key={at} className={styles.line} data-phase={phase}>
            <code className={styles.notation}>{formatPlay(play)}</code>{' '}
            <span>
              {playWords({ name: names[seat] ?? '', phase, play }, say)}
              {standIn && <small className={styles.standIn}>{say('table.log.standIn')}</small>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
});
