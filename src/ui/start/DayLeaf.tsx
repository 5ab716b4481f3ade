import { useToday } from '../calendar/useToday.ts';
import styles from './DayLeaf.module.css';

/** A leaf of a calendar; the page as it is built has no day of the month. */
export function DayLeaf({ day }: { readonly day: string }) {
  return (
    <span className={styles.leaf} aria-hidden="true">
      {day}
    </span>
  );
}

/** The leaf of today. */
export function TodayLeaf() {
  return <DayLeaf day={String(Number(useToday().slice(-2)))} />;
}
