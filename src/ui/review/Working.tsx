import type { Content } from '../content/content.ts';
import styles from './Working.module.css';

interface WorkingProps {
  /** Of the work, 0 to 1; the words say it too. */
  readonly share: number;
  readonly children: Content;
}

/** It is no live region: a reader would tell every step. */
export function Working({ share, children }: WorkingProps) {
  return (
    <div className={styles.working}>
      <p>{children}</p>
      <div className={styles.track} aria-hidden="true">
        <div style={{ inlineSize: `${100 * share}%` }} />
      </div>
    </div>
  );
}
