import { useEffect, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { focusHeading } from '../page/ScreenChange.tsx';
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

/** Says the same in the place of a whole page; its heading takes a focus that is nowhere else. */
export function NotLoadedPage() {
  const say = useFirstSay();
  const page = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) focusHeading(page.current);
  }, []);
  return (
    <main ref={page} className={styles.notLoaded}>
      <h1>{say('dialog.notLoaded')}</h1>
      <Button onClick={() => location.reload()}>{say('dialog.reload')}</Button>
    </main>
  );
}
