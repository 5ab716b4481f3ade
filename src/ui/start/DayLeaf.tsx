import styles from './DayLeaf.module.css';

/** A leaf of a calendar; the page as it is built has no day of the month. */
export function DayLeaf({ day }: { readonly day: string }) {
  return (
    <span className={styles.leaf} aria-hidden="true">
      {day}
    </span>
  );
}
