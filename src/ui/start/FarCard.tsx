import { servesTables } from '../../store/online/servesTables.ts';
import { Space } from '../content/Space.tsx';
import { useSay } from '../voice/voice.tsx';
import styles from './FarCard.module.css';
import way from './WayCard.module.css';

/**
 * The way to a table for friends far away; nothing where the page comes from no server of them. Its
 * place is kept free for it there, see `GameCards.module.css`.
 */
export function FarCard({ onOpen }: { readonly onOpen: () => void }) {
  const say = useSay();
  if (servesTables(document) === undefined) return null;
  return (
    <button type="button" className={`${way.card} ${styles.far}`} onClick={onOpen}>
      <svg className={styles.picture} viewBox="0 0 60 32" aria-hidden="true">
        <path d="M5 10h9v16H5zM8.5 23h2M46 10h9v16h-9zM49.5 23h2M16 12c7-9 21-9 28 0M20 20h1M26 20h1M33 20h1M39 20h1" />
      </svg>
      <span className={way.words}>
        <strong>{say('start.far')}</strong>
        <Space />
        <small>{say('start.far.apart')}</small>
      </span>
    </button>
  );
}
