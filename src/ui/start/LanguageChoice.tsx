import { useStore } from 'zustand';
import type { SettingsStore } from '../../store/settings.ts';
import { endonyms, languages } from '../../text/languages.ts';
import type { Elements } from '../content/content.ts';
import { useFirstSay } from '../voice/firstVoice.ts';
import styles from './LanguageChoice.module.css';

interface LanguageChoiceProps {
  readonly settings: SettingsStore;
  readonly children?: Elements;
}

/** Each in its own words, one tap away from those who cannot read this one. */
export function LanguageChoice({ settings, children }: LanguageChoiceProps) {
  const say = useFirstSay();
  const change = useStore(settings, (state) => state.change);
  const spoken = say('language.tag');
  return (
    <div role="group" className={styles.languages} aria-label={say('settings.language')}>
      {languages.map((tag) => (
        <button
          key={tag}
          type="button"
          lang={tag}
          aria-pressed={tag === spoken}
          className={styles.language}
          onClick={() => change({ language: tag })}
        >
          {endonyms[tag]}
        </button>
      ))}
      {children}
    </div>
  );
}

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
