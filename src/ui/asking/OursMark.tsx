import { useSay } from '../voice/voice.tsx';
import styles from './Panel.module.css';

/** Marks a decision of ours, by a sign and in words. */
export function OursMark() {
  const say = useSay();
  return (
    <strong className={styles.oursMark}>
      <span aria-hidden="true">◆ </span>
      <span>{say('rules.ours')}</span>
    </strong>
  );
}
