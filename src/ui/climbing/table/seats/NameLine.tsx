import { useSay } from '../../../voice/voice.tsx';
import type { SeatModel } from '../tableModel.ts';
import styles from './NameLine.module.css';

/** Who sits there, whether they dealt, and how many cards they hold. */
export function NameLine({ name, held, isDealer }: Pick<SeatModel, 'name' | 'held' | 'isDealer'>) {
  const say = useSay();
  return (
    <span className={styles.line}>
      <span className={styles.who}>
        <span className={styles.lantern} />
        <span className={styles.name}>{name}</span>
        {isDealer && (
          <span className={styles.dealer} title={say('climbing.table.seat.dealer')}>
            ①
          </span>
        )}
      </span>
      <span className={styles.held} data-part="hand">
        <span className={styles.back} />
        <span>{held}</span>
      </span>
    </span>
  );
}
