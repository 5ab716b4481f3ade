import { useId } from 'react';
import styles from './Choice.module.css';

interface SwitchFieldProps {
  readonly name: string;
  readonly about: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export function SwitchField({ name, about, on, onChange }: SwitchFieldProps) {
  const id = useId();
  return (
    <label className={styles.option}>
      <input
        type="checkbox"
        aria-label={name}
        aria-describedby={id}
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        <span className={styles.name}>{name}</span>
        <span id={id} className={styles.about}>
          {about}
        </span>
      </span>
    </label>
  );
}
