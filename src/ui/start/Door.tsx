import { useId } from 'react';
import type { Content, Elements } from '../content/content.ts';
import { Space } from '../content/Space.tsx';
import styles from './Doors.module.css';

interface DoorProps {
  readonly picture: Elements;
  readonly name: Content;
  readonly about: Content;
  readonly onOpen: () => void;
}

/** A way in beside the games: on a phone a picture above its name, else beside it. */
export function Door({ picture, name, about, onOpen }: DoorProps) {
  const id = useId();
  return (
    <button
      type="button"
      className={styles.door}
      aria-labelledby={id}
      // It is said where there is no room to show it, too.
      aria-describedby={`${id}-about`}
      onClick={onOpen}
    >
      {picture}
      <span className={styles.words}>
        <strong id={id}>{name}</strong>
        <Space />
        <small id={`${id}-about`}>{about}</small>
      </span>
    </button>
  );
}

/** A picture of lines for a door, 30 wide and 24 high. */
export function DoorPicture({ lines }: { readonly lines: string }) {
  return (
    <svg className={styles.picture} viewBox="0 0 30 24" aria-hidden="true">
      <path d={lines} />
    </svg>
  );
}
