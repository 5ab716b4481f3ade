import { useFirstSay } from '../voice/firstVoice.ts';
import styles from './LanguageChoice.module.css';

/** The way to the settings, a picture in the corner of the first screen. */
export function SettingsButton({ onOpen }: { readonly onOpen: () => void }) {
  const say = useFirstSay();
  return (
    <button
      type="button"
      className={styles.settings}
      aria-label={say('settings.title')}
      data-tip
      onClick={onOpen}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 7h9M18 7h3M15 4v6M3 17h3M12 17h9M9 14v6" />
      </svg>
    </button>
  );
}
