import { Space } from '../content/Space.tsx';
import styles from './LineButton.module.css';

interface LineButtonProps {
  readonly name: string;
  /** A quieter line below it. */
  readonly about: string;
  readonly onPress: () => void;
}

/** A button of a row or a list: a name, and what more is to be known of it. */
export function LineButton({ name, about, onPress }: LineButtonProps) {
  return (
    <button type="button" className={styles.button} onClick={onPress}>
      <strong>{name}</strong>
      <Space />
      <small>{about}</small>
    </button>
  );
}
