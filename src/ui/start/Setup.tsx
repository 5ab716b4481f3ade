import type { ReactNode } from 'react';
import { useFirstSay } from '../firstVoice.ts';
import panel from '../panel/Panel.module.css';
import styles from './Setup.module.css';

/** What can be chosen before a match, folded away until somebody wants to. */
export function Setup({ children }: { readonly children: ReactNode }) {
  const say = useFirstSay();
  return (
    <details className={styles.setup}>
      <summary className={styles.summary}>
        <h2>{say('start.setup')}</h2>
        <span className={panel.dim}>{say('start.setup.about')}</span>
      </summary>
      {children}
    </details>
  );
}
