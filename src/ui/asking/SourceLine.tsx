import type { ToldSource } from '../../text/familyWords.ts';
import styles from './Panel.module.css';

interface SourceLineProps {
  /** What they are the sources of. */
  readonly label: string;
  readonly sources: readonly ToldSource[];
}

/** Sources in a line, each led to. */
export function SourceLine({ label, sources }: SourceLineProps) {
  return (
    <p className={styles.told}>
      <span className={styles.toldBy}>{`${label} `}</span>
      {sources.map(({ id, name, addresses: [address] }) => (
        <a key={id} href={address} target="_blank" rel="noreferrer">
          {name}
        </a>
      ))}
    </p>
  );
}
