import { useId } from 'react';
import looks from '../looks/looks.module.css';
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
        <span className={`${looks.block} ${looks.semibold} ${looks.parted} ${styles.name}`}>
          {name}
        </span>
        <span id={id} className={`${looks.block} ${looks.small}`}>
          {about}
        </span>
      </span>
    </label>
  );
}
