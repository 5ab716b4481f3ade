import { Space } from '../content/Space.tsx';
import styles from './LineButton.module.css';

interface LineButtonProps {
  readonly name: string;
  readonly about: string;
  readonly onPress: () => void;
}

export function LineButton({ name, about, onPress }: LineButtonProps) {
  return (
    <button type="button" className={styles.button} onClick={onPress}>
      <strong>{name}</strong>
      <Space />
      <small>{about}</small>
    </button>
  );
}
