import { useSay } from '../voice/voice.tsx';
import styles from './Panel.module.css';

export function OursMark() {
  const say = useSay();
  return (
    <strong className={styles.oursMark}>
      <span aria-hidden="true">◆ </span>
      <span>{say('rules.ours')}</span>
    </strong>
  );
}
