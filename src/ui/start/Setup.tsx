import type { ReactNode } from 'react';
import panel from '../panel/Panel.module.css';
import { useSay } from '../voice.tsx';
import styles from './Setup.module.css';

/** What can be chosen before a match, folded away until somebody wants to. */
export function Setup({ children }: { readonly children: ReactNode }) {
  const say = useSay();
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
