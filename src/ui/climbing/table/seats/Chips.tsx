import { signedPoints } from '../../../../text/scoreWords.ts';
import { useSay } from '../../../voice/voice.tsx';
import styles from './Chips.module.css';

interface ChipsProps {
  /** Won, or lost where negative; nothing is shown of none. */
  readonly chips: number;
}

/** All chips that a seat has won or lost in the round so far. */
export function Chips({ chips }: ChipsProps) {
  const say = useSay();
  return chips === 0 ? null : (
    <span className={styles.chips} title={say('climbing.table.seat.chips')}>
      <Counted chips={chips} />
    </span>
  );
}

/** The chips that the last play has brought a seat, or cost it. */
export function PaidChips({ chips }: ChipsProps) {
  return chips === 0 ? null : (
    <span className={styles.paid} data-sign={Math.sign(chips)}>
      <Counted chips={chips} />
    </span>
  );
}

/** The number with its sign, and a coin as its unit. */
function Counted({ chips }: ChipsProps) {
  const say = useSay();
  return (
    <>
      <span>{signedPoints(chips, say)}</span>
      <span className={styles.coin} />
    </>
  );
}
