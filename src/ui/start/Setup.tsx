import { useEffect, useRef, useState } from 'react';
import type { Elements } from '../content/content.ts';
import quiet from '../content/Quiet.module.css';
import styles from '../setup/SetupFold.module.css';
import { useFirstSay } from '../voice/firstVoice.ts';

/**
 * What can be chosen before a match, folded away until somebody wants to; it is not drawn before,
 * for it is long.
 */
export function Setup({ children }: { readonly children: Elements }) {
  const say = useFirstSay();
  const details = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const look = (): void => {
    if (details.current?.open === true) setWasOpened(true);
  };
  // The page may have been there, and been opened, before the script.
  useEffect(look, []);
  return (
    <details ref={details} className={styles.setup} onToggle={look}>
      <summary className={styles.summary}>
        <h2>{say('start.setup')}</h2>
        <span className={quiet.words}>{say('start.setup.about')}</span>
      </summary>
      {wasOpened && children}
    </details>
  );
}
