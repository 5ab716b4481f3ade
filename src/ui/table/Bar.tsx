import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { useSay } from '../voice/voice.tsx';
import styles from './Bar.module.css';

interface BarProps {
  readonly title: string;
  /** Says whose turn it is, in an element of the class `turn`. */
  readonly turnWords: ReactNode;
  readonly sound: boolean;
  readonly onMenu: () => void;
  readonly onUndo: (() => void) | undefined;
  readonly onSound: () => void;
  readonly onMore: () => void;
}

/** The title and whose turn it is, between the few buttons that are always there. */
export function Bar({ title, turnWords, sound, onMenu, onUndo, onSound, onMore }: BarProps) {
  const say = useSay();
  return (
    <header className={styles.bar} data-region="bar">
      <BarButton icon="menu" name={say('table.bar.menu')} onClick={onMenu} />
      <div className={styles.middle}>
        <h1 className={styles.title}>{title}</h1>
        {turnWords}
      </div>
      <BarButton
        icon="undo"
        name={say('table.bar.undo')}
        named
        keyHint="U"
        disabled={onUndo === undefined}
        onClick={onUndo}
      />
      <BarButton
        icon={sound ? 'sound-on' : 'sound-off'}
        name={say(sound ? 'sound.on' : 'sound.off')}
        keyHint="M"
        onClick={onSound}
      />
      <BarButton icon="more" name={say('more.title')} opens onClick={onMore} />
    </header>
  );
}

interface BarButtonProps {
  readonly icon: IconName;
  readonly name: string;
  /** The key that does the same. */
  readonly keyHint?: string;
  /** Whether the name stands beside the icon where there is room. */
  readonly named?: boolean;
  /** Whether it opens a dialog. */
  readonly opens?: boolean;
  /** It stays where it is, so that focus is not lost. */
  readonly disabled?: boolean;
  readonly onClick: (() => void) | undefined;
}

function BarButton({ icon, name, keyHint, named, opens, disabled, onClick }: BarButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={name}
      aria-keyshortcuts={keyHint}
      data-tip
      aria-disabled={disabled || undefined}
      aria-haspopup={opens ? 'dialog' : undefined}
      onClick={onClick}
    >
      <Icon name={icon} />
      {named && <span className={styles.word}>{name}</span>}
    </button>
  );
}
