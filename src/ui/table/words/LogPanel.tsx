import type { Elements } from '../../content/content.ts';
import { useSay } from '../../voice/voice.tsx';
import styles from './LogPanel.module.css';

interface LogPanelProps {
  readonly children: Elements;
}

/** The log beside the table, below its heading. */
export function LogPanel({ children }: LogPanelProps) {
  const say = useSay();
  return (
    <div className={styles.panel}>
      <h2 className={styles.title}>{say('table.log')}</h2>
      {children}
    </div>
  );
}
