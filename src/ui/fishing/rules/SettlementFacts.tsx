import { paymentSteps } from '../../../text/fishing/scoreWords.ts';
import { paymentWords } from '../../../text/scoreWords.ts';
import { Space } from '../../content/Space.tsx';
import looks from '../../looks/looks.module.css';
import styles from '../../rules/Facts.module.css';
import { BalanceCells } from '../../seatTable/SeatCells.tsx';
import { SeatHeads } from '../../seatTable/SeatHeads.tsx';
import { useSay } from '../../voice/voice.tsx';
import type { RulesModel } from './rulesModel.ts';

/** An example of who pays whom (S9), reckoned by the engine. */
export function SettlementFacts({ model }: { readonly model: RulesModel }) {
  const say = useSay();
  const { totals, payments, balance } = model.settled;
  const { doubleAt } = model.game.rules;
  const names = [say('start.name.0'), say('start.name.1'), say('start.name.2')];
  return (
    <div className={`${looks.stack} ${styles.example}`}>
      {!payments.some(({ doubled }) => doubled) && <p>{say('scores.payment.never')}</p>}
      <p>{say('rulebook.settled')}</p>
      <table className={styles.deal}>
        <thead>
          <tr>
            <td />
            <SeatHeads names={names} />
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{say('scores.total')}</th>
            {totals.map((points, seat) => (
              <td key={seat}>{points}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{say('rulebook.name.S9')}</th>
            <BalanceCells balance={balance} />
          </tr>
        </tbody>
      </table>
      <ul>
        {payments.map((payment) => (
          <li key={`${payment.from} ${payment.to}`}>
            <span>{paymentWords(payment, names, say)}</span>
            <Space />
            <span className={`${looks.quiet} ${looks.figures}`}>
              {paymentSteps(payment, { names, totals, doubleAt }, say)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
