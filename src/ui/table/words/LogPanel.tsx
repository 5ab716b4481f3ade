import type { Elements } from '../../content/content.ts';
import { useSay } from '../../voice/voice.tsx';
import styles from './LogPanel.module.css';

interface LogPanelProps {
  readonly children: Elements;
  readonly onExport: (() => void) | undefined;
}

/** The log beside the table, below its heading. */
export function LogPanel({ children, onExport }: LogPanelProps) {
  const say = useSay();
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2 className={styles.title}>{say('table.log')}</h2>
        {onExport && (
          <button type="button" className={styles.export} onClick={onExport}>
            {say('records.export')}
          </button>
        )}
      </div>
      {children}
    </div>
  );
}
