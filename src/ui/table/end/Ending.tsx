import { useContext } from 'react';
import looks from '../../looks/looks.module.css';
import { useSay } from '../../voice/voice.tsx';
import styles from './Ending.module.css';
import { EndNewsContext } from './endNews.ts';

interface EndingProps {
  /** How the round ended, as a sentence, and what made it so. */
  readonly words: string;
  readonly reasons: readonly string[];
  /** Whether the count is done, so that it may be said. */
  readonly isDone: boolean;
  /** Missing where no round follows. */
  readonly onNext: (() => void) | undefined;
  readonly onScores: () => void;
}

export function Ending({ words, reasons, isDone, onNext, onScores }: EndingProps) {
  const news = useContext(EndNewsContext);
  return (
    <div className={styles.ending} data-region="actions">
      <div className={styles.told} data-done={isDone || undefined}>
        <p className={styles.words}>{words}</p>
        {reasons.map((reason) => (
          <p key={reason} className={styles.reason}>
            {reason}
          </p>
        ))}
      </div>
      {news}
      <div className={`${looks.row3} ${styles.ways}`}>
        <EndWays onNext={onNext} onScores={onScores} main={styles.main} plain={styles.plain} />
      </div>
    </div>
  );
}

interface EndWaysProps {
  /** Missing where no round follows. */
  readonly onNext: (() => void) | undefined;
  readonly onScores?: (() => void) | undefined;
  /** How the button for what most people do next looks, and the other. */
  readonly main: string | undefined;
  readonly plain: string | undefined;
}

export function EndWays({ onNext, onScores, main, plain }: EndWaysProps) {
  const say = useSay();
  return (
    <>
      {onNext !== undefined && (
        <button type="button" data-leads-on className={main} onClick={onNext}>
          {say('scores.next')}
        </button>
      )}
      <button
        type="button"
        data-leads-on={onNext === undefined || undefined}
        className={onNext === undefined ? main : plain}
        onClick={onScores}
      >
        {say('scores.title')}
      </button>
    </>
  );
}
