import { formatCatch } from '../../../records/fishing/readCatch.ts';
import { enteredCatchesOf } from '../../../store/fishing/ledger/entry.ts';
import { paymentWords } from '../../../text/scoreWords.ts';
import styles from '../../ledger/Ledger.module.css';
import type { RoundFactsProps } from '../../ledger/ledgerParts.ts';
import looks from '../../looks/looks.module.css';
import { useSay } from '../../voice/voice.tsx';
import { countCatches } from './calculatorModel.ts';

/** What everybody has caught in a round of the ledger, and who paid whom. */
export function CatchFacts({ round, names }: RoundFactsProps) {
  const say = useSay();
  const { entered } = round;
  if (entered.by !== 'catches') return null;
  const { totals, payments } = countCatches(entered);
  return (
    <>
      {enteredCatchesOf(entered).map(({ tiles }, seat) => (
        <section key={seat} className={styles.caught}>
          <h3>
            {say('calculator.fired.changed', {
              name: names[seat] ?? '',
              total: totals[seat] ?? 0,
              tiles: tiles.length,
            })}
          </h3>
          <p className={styles.tiles}>{formatCatch(tiles) || say('calculator.round.none')}</p>
        </section>
      ))}
      <ul className={`${looks.stack1} ${looks.parted}`}>
        {payments.map((payment) => (
          <li key={`${payment.from} ${payment.to}`}>{paymentWords(payment, names, say)}</li>
        ))}
      </ul>
    </>
  );
}
