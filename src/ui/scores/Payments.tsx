import { paymentReason, paymentWords } from '../../text/scoreWords.ts';
import panel from '../panel/Panel.module.css';
import { RuleId } from '../panel/RuleId.tsx';
import { useSay } from '../voice.tsx';
import styles from './Scores.module.css';
import type { ScoresModel } from './scoresModel.ts';

/** Who pays whom, and why so much. */
export function Payments({ model }: { readonly model: ScoresModel }) {
  const say = useSay();
  const { payments, names, settlement } = model;
  return (
    <section className={styles.panel} aria-labelledby="payments">
      <h2 id="payments">{say('scores.payments')}</h2>
      <p className={panel.dim}>
        {say(`rule.settlement.${settlement}.about`)} <RuleId rule="S9" />
      </p>
      <ul className={styles.payments}>
        {payments.map((payment) => (
          <li key={`${payment.from} ${payment.to}`}>
            <strong>{paymentWords(payment, names, say)}</strong>{' '}
            <span className={panel.dim}>{paymentReason(payment, model, say)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
