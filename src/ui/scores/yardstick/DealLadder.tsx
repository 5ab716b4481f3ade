import { levels } from '../../../bots/levels.ts';
import type { Yardstick } from '../../../review/yardstickSchema.ts';
import { signedPoints } from '../../../text/scoreWords.ts';
import panel from '../../asking/Panel.module.css';
import looks from '../../looks/looks.module.css';
import { Portrait } from '../../opponents/Portrait.tsx';
import { useSay } from '../../voice/voice.tsx';
import styles from './DealLadder.module.css';
import { amongBotsWords, dealStandingOf } from './yardstickModel.ts';

interface DealLadderProps {
  /** Undefined while the bots play, null where they could not. */
  readonly yardstick: Yardstick | null | undefined;
  /** What the person has won or lost. */
  readonly own: number;
}

/**
 * What somebody has made of a deal of the day, among the five bots: a sentence, and a face for each
 * from the lowest to the highest. While the bots play it keeps its place.
 */
export function DealLadder({ yardstick, own }: DealLadderProps) {
  const say = useSay();
  if (yardstick === null) return null;
  if (yardstick === undefined) {
    return (
      <div className={styles.ladder}>
        <p className={panel.dim}>{say('days.yardstick.coming')}</p>
        <div className={styles.rungs} aria-hidden="true">
          {[...levels, 'you'].map((place) => (
            <span key={place} className={styles.rung} data-empty>
              <span className={styles.face} />
              <span className={`${looks.figures} ${styles.figure}`}>{'\u00a0'}</span>
            </span>
          ))}
        </div>
      </div>
    );
  }
  const standing = dealStandingOf(yardstick, own);
  const place = standing.rungs.findIndex(({ level }) => level === null);
  return (
    <div className={styles.ladder}>
      <p className={looks.bold}>{amongBotsWords(standing, say)}</p>
      <ol className={styles.rungs} aria-label={say('days.yardstick.label')}>
        {standing.rungs.map(({ level, points }, at) => (
          <li
            key={level ?? 'you'}
            className={styles.rung}
            data-passed={at <= place || undefined}
            aria-current={level === null || undefined}
          >
            <span className={styles.face} aria-hidden="true">
              {level === null ? <OwnMark /> : <Portrait level={level} />}
            </span>
            <span className={`${looks.quiet} ${styles.name}`}>
              {`${say(level === null ? 'start.name.you' : `start.opponent.${level}`)} `}
            </span>
            <span className={`${looks.figures} ${styles.figure}`}>{signedPoints(points, say)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function OwnMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path d="M16 7.5a4.6 4.6 0 1 0 .01 0zM7.5 25.5c0-5 3.6-7.5 8.5-7.5s8.5 2.5 8.5 7.5z" />
    </svg>
  );
}
