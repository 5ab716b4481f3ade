import { paymentReason } from '../../../text/fishing/scoreWords.ts';
import { paymentWords } from '../../../text/scoreWords.ts';
import { AskableRule } from '../../asking/AskableRule.tsx';
import panel from '../../asking/Panel.module.css';
import { Space } from '../../content/Space.tsx';
import styles from '../../ledger/LedgerPage.module.css';
import looks from '../../looks/looks.module.css';
import page from '../../page/Page.module.css';
import { useSay } from '../../voice/voice.tsx';
import type { CalculatorModel } from './calculatorModel.ts';

/** Who pays whom as the catches stand, and why so much. */
export function Settling({ model }: { readonly model: CalculatorModel }) {
  const say = useSay();
  const { payments, names, totals, settlement, isEmpty } = model;
  return (
    <section className={`${page.card} ${styles.panel}`} aria-labelledby="settling">
      <h2 id="settling">{say('scores.payments')}</h2>
      <p className={panel.dim}>
        <span>{say(`rule.settlement.${settlement}.about`)}</span>
        <Space />
        <AskableRule numbered rule="S9" />
      </p>
      {isEmpty && <p>{say('calculator.settling.empty')}</p>}
      {!isEmpty && payments.length === 0 && (
        <p>{say('scores.allEqual', { seats: names.length, points: totals[0] ?? 0 })}</p>
      )}
      <ul className={`${looks.stack} ${styles.payments}`}>
        {payments.map((payment) => (
          <li key={`${payment.from} ${payment.to}`}>
            <strong>{paymentWords(payment, names, say)}</strong>
            <span className={panel.dim}>{` ${paymentReason(payment, model, say)}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
