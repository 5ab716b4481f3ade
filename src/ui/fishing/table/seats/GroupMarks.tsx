import type { BoardLine } from '../../../../engine/fishing/index.ts';
import type { Seat } from '../../../../engine/index.ts';
import styles from './GroupMarks.module.css';

interface GroupMarksProps {
  readonly lines: readonly BoardLine[];
  readonly seat: Seat;
}

/** A mark for every group: complete, open, or out of reach. Its boat names them in words. */
export function GroupMarks({ lines, seat }: GroupMarksProps) {
  return (
    <span className={styles.marks} aria-hidden="true">
      {lines.map(({ id, seats }) => (
        <span key={id} className={styles.mark} data-state={seats[seat]?.state} />
      ))}
    </span>
  );
}
