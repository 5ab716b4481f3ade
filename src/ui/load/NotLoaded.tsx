import { Button } from '../button/Button.tsx';
import { useFirstSay } from '../voice/firstVoice.ts';
import styles from './NotLoaded.module.css';

/** Says that a part of the app did not load, and offers to load the page again. */
export function NotLoaded() {
  const say = useFirstSay();
  return (
    <div role="alert" className={styles.notLoaded}>
      <p>{say('dialog.notLoaded')}</p>
      <Button onClick={() => location.reload()}>{say('dialog.reload')}</Button>
    </div>
  );
}
