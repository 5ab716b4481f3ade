import { Button } from '../button/Button.tsx';
import { useFirstSay } from '../voice/firstVoice.ts';
import styles from './NotLoaded.module.css';

/** What is said when the parts of the app that come after its first screen did not come. */
export function NotLoaded() {
  const say = useFirstSay();
  return (
    <div role="alert" className={styles.notLoaded}>
      <p>{say('dialog.notLoaded')}</p>
      <Button onClick={() => location.reload()}>{say('dialog.reload')}</Button>
    </div>
  );
}
