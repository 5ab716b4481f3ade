import { Icon, type IconName } from './Icon.tsx';
import styles from './IconButton.module.css';

interface IconButtonProps {
  readonly icon: IconName;
  readonly name: string;
  /** The key that does the same. */
  readonly keyHint?: string;
  readonly named?: boolean;
  /** It stays where it is, so that focus is not lost. */
  readonly disabled?: boolean;
  /** Of a button that switches something: whether that is on. */
  readonly pressed?: boolean;
  readonly onClick: (() => void) | undefined;
}

/** A button that is a picture; its name is heard, and shown as a tip. */
export function IconButton(props: IconButtonProps) {
  const { icon, name, keyHint, named, disabled, pressed, onClick } = props;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={name}
      aria-keyshortcuts={keyHint}
      data-tip
      aria-disabled={disabled || undefined}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <Icon name={icon} />
      {named && <span className={styles.word}>{name}</span>}
    </button>
  );
}
