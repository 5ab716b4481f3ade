import { useSay } from '../voice/voice.tsx';
import styles from './Waiting.module.css';

/** Says that what was asked for is on its way; where it is there at once, nothing is seen of it. */
export function Waiting() {
  const say = useSay();
  return (
    <p role="status" className={styles.waiting}>
      {say('start.waiting')}
    </p>
  );
}
