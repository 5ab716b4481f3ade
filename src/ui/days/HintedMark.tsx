import { useSay } from '../voice/voice.tsx';
import styles from './Days.module.css';

/** That hints or plays taken back have helped with a round: a lamp and its words. */
export function HintedMark() {
  const say = useSay();
  return (
    <span className={styles.hinted}>
      <svg aria-hidden="true" viewBox="0 0 24 24">
        <path d="M9.5 17.5c0-2.4-3-3.6-3-7.3a5.5 5.5 0 0 1 11 0c0 3.7-3 4.9-3 7.3zM10 21h4" />
      </svg>
      <span>{say('days.hinted')}</span>
    </span>
  );
}
