import { Space } from '../content/Space.tsx';
import { useFirstSay } from '../voice/firstVoice.ts';
import styles from './FriendsCard.module.css';
import way from './WayCard.module.css';

/** The way to play with others at this device. */
export function FriendsCard({ onOpen }: { readonly onOpen: () => void }) {
  const say = useFirstSay();
  return (
    <button type="button" className={way.card} onClick={onOpen}>
      <svg
        className={styles.people}
        viewBox="0 0 60 32"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <path d="M12 6a4.6 4.6 0 1 0 .01 0M3 29v-3a8 8 0 0 1 8-8h2a8 8 0 0 1 8 8v3M48 6a4.6 4.6 0 1 0 .01 0M39 29v-3a8 8 0 0 1 8-8h2a8 8 0 0 1 8 8v3M26 13h8v14h-8zM29.5 24h1M24 7c3-4 9-4 12 0l.5-4M36 7l-4-.5" />
      </svg>
      <span className={way.words}>
        <strong>{say('start.friends')}</strong>
        <Space />
        <small>{say('start.friends.about')}</small>
      </span>
    </button>
  );
}
