import type { Content } from '../content/content.ts';
import { Space } from '../content/Space.tsx';
import styles from './Today.module.css';
import way from './WayCard.module.css';

interface TodayLinesProps {
  /** The day of the month, empty until it is known. */
  readonly day: string;
  readonly title: Content;
  readonly about: Content;
}

/** What the card of the day says, with a leaf of a calendar; as large whatever it says. */
export function TodayLines({ day, title, about }: TodayLinesProps) {
  return (
    <>
      <span className={styles.leaf} aria-hidden="true">
        {day}
      </span>
      <span className={way.words}>
        <strong>{title}</strong>
        <Space />
        <small>{about}</small>
      </span>
    </>
  );
}
