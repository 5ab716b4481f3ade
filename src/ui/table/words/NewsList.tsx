import looks from '../../looks/looks.module.css';
import { useSay } from '../../voice/voice.tsx';
import styles from './NewsList.module.css';

declare module 'react' {
  interface CSSProperties {
    '--room'?: number;
  }
}

interface NewsListProps {
  /** A line for each play, and what else is new. */
  readonly lines: readonly string[];
  /** The index in its round of the play that the first line tells of. */
  readonly first: number;
  /** How many lines it keeps free where the window is narrow. */
  readonly room: number;
}

export function NewsList({ lines, first, room }: NewsListProps) {
  const say = useSay();
  return (
    <ul
      className={`${looks.row} ${styles.news}`}
      aria-label={say('table.news.label')}
      style={{ '--room': room }}
    >
      {lines.map((line, at) => (
        <li key={first + at} className={styles.play}>
          {line}
        </li>
      ))}
    </ul>
  );
}
