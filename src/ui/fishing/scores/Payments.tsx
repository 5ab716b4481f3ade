import type { FishingPayment } from '../../../engine/fishing/index.ts';
import { doublingWords, paymentSteps, settlementWords } from '../../../text/fishing/scoreWords.ts';
import { paymentWords, signedPoints } from '../../../text/scoreWords.ts';
import { AskableRule } from '../../asking/AskableRule.tsx';
import panel from '../../asking/Panel.module.css';
import { RuleText } from '../../asking/RuleText.tsx';
import { Space } from '../../content/Space.tsx';
import looks from '../../looks/looks.module.css';
import page from '../../page/Page.module.css';
import { Disclosed } from '../../scores/Disclosed.tsx';
import disclosure from '../../scores/Disclosure.module.css';
import styles from '../../scores/Scores.module.css';
import { useDisclosure } from '../../scores/useDisclosure.ts';
import { useSay } from '../../voice/voice.tsx';
import type { CountedRound } from './countedRound.ts';

type PaymentsModel = Pick<
  CountedRound,
  'payments' | 'names' | 'totals' | 'settlement' | 'doubleAt'
>;

/** Who pays whom, how that is reckoned, and, of several payments, what each comes to. */
export function Payments({ model }: { readonly model: PaymentsModel }) {
  const say = useSay();
  const { payments, names, settlement } = model;
  return (
    <section className={`${page.card} ${styles.panel}`} aria-labelledby="payments">
      <h2 id="payments">{say('scores.payments')}</h2>
      <p className={panel.dim}>
        <span>{say(`rule.settlement.${settlement}.about`)}</span>
        <Space />
        <AskableRule numbered rule="S9" />
      </p>
      <ul className={`${looks.stack} ${styles.payments}`}>
        {payments.map((payment) => (
          <PaymentItem key={`${payment.from} ${payment.to}`} payment={payment} model={model} />
        ))}
      </ul>
      {payments.length > 1 && (
        <>
          <h3 className={styles.eachTitle}>{say('scores.payment.each')}</h3>
          <dl className={styles.balances}>
            {names.map((name, seat) => (
              <div key={seat}>
                <dt>{name}</dt>
                <dd>{sumOf(payments, seat, (points) => signedPoints(points, say))}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  );
}

function PaymentItem({
  payment,
  model,
}: {
  readonly payment: FishingPayment;
  readonly model: PaymentsModel;
}) {
  const say = useSay();
  const { asked, answerId, asks } = useDisclosure<'payment'>();
  return (
    <li>
      <button type="button" className={disclosure.ask} {...asks('payment')}>
        <strong className={disclosure.lineName}>{paymentWords(payment, model.names, say)}</strong>
      </button>
      <p className={looks.figures}>{paymentSteps(payment, model, say)}</p>
      {payment.doubled && <p className={panel.dim}>{doublingWords(payment, model, say)}</p>}
      <Disclosed id={answerId}>
        {asked !== undefined && (
          <>
            <p>{settlementWords(payment, model, model.settlement, say)}</p>
            {!payment.doubled && <p>{doublingWords(payment, model, say)}</p>}
            <RuleText rules={['S9']} />
          </>
        )}
      </Disclosed>
    </li>
  );
}

/** A seat's payments and what they come to, as figures: `+400 +1000 = +1400`. */
function sumOf(
  payments: readonly FishingPayment[],
  seat: number,
  written: (points: number) => string,
): string {
  const parts = payments
    .filter(({ from, to }) => from === seat || to === seat)
    .map(({ to, points }) => (to === seat ? points : -points));
  const sum = written(parts.reduce((total, points) => total + points, 0));
  return parts.length > 1 ? `${parts.map(written).join(' ')} = ${sum}` : sum;
}
