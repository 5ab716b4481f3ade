import { signedPoints } from '../../../text/scoreWords.ts';
import { useSay } from '../../voice/voice.tsx';
import styles from './End.module.css';
import type { TableModel } from './tableModel.ts';
import { endWords } from './words/endWords.ts';

/** How the round ended, in one look: who won, with how many wu, and what that pays. */
export function End({ model }: { readonly model: TableModel }) {
  const say = useSay();
  const { seats, winner, game, fours } = model;
  return (
    <section className={styles.end} data-won={winner !== null || undefined}>
      <p className={styles.words}>{endWords(model, say)}</p>
      {winner !== null && game.counting.paid === 'families' && (
        <p className={styles.payers}>
          {say('climbing.table.end.families', { least: game.counting.countedFrom })}
        </p>
      )}
      {fours.some((chips) => chips !== 0) && (
        <p className={styles.payers}>{say('climbing.table.end.fours')}</p>
      )}
      {seats.some(({ chips }) => chips !== 0) && (
        <ul className={styles.chips}>
          {seats.map(({ seat, name, chips }) => (
            <li key={seat} data-winner={seat === winner || undefined}>
              <span>{name}</span> <strong>{signedPoints(chips, say)}</strong>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
