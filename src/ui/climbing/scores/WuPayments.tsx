import { Fragment } from 'react';
import {
  asOne,
  causeWords,
  type Due,
  dueDoubled,
  duesOf,
  dueWords,
  endPays,
  worthSteps,
} from '../../../text/climbing/scoreWords.ts';
import { signedPoints } from '../../../text/scoreWords.ts';
import { AskableRule } from '../../asking/AskableRule.tsx';
import panel from '../../asking/Panel.module.css';
import { RuleMark } from '../../asking/RuleMark.tsx';
import { RuleText } from '../../asking/RuleText.tsx';
import page from '../../page/Page.module.css';
import { Disclosed } from '../../scores/Disclosed.tsx';
import disclosure from '../../scores/Disclosure.module.css';
import shared from '../../scores/Scores.module.css';
import { useDisclosure } from '../../scores/useDisclosure.ts';
import { useSay } from '../../voice/voice.tsx';
import styles from './WuSheet.module.css';
import type { WuRound } from './wuRound.ts';

/**
 * Who pays whom and for what, how that is reckoned, and what it comes to for each; nothing of a
 * round that was called off.
 */
export function WuPayments({ round }: { readonly round: WuRound }) {
  const say = useSay();
  const { game, payments, seats, dealerName } = round;
  if (round.calledOff !== null) return null;
  const dues = duesOf(payments);
  const doubled = dueDoubled(payments, dealerName, say);
  return (
    <section className={`${page.card} ${shared.panel}`} aria-labelledby="payments">
      <h2 id="payments">{say('wu.payments')}</h2>
      {dues.length === 0 && (
        <p>
          {endPays(round, say)}{' '}
          <AskableRule rule={game.counting.paid === 'families' ? 'W13' : 'W12'} />
        </p>
      )}
      <ul className={shared.payments}>
        {dues.map((due, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what fell due stays
          <DueItem key={at} due={due} round={round} />
        ))}
      </ul>
      {doubled !== undefined && <p className={panel.dim}>{doubled}</p>}
      {dues.length > 1 && (
        <>
          <h3 className={shared.eachTitle}>{say('wu.payment.all')}</h3>
          <dl className={`${shared.balances} ${styles.sums}`}>
            {seats.map(({ seat, name, balance }) => (
              <div key={seat}>
                <dt>{name}</dt>
                <dd>{sumOf(dues, seat, balance, (chips) => signedPoints(chips, say))}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  );
}

function DueItem({ due, round }: { readonly due: Due; readonly round: WuRound }) {
  const say = useSay();
  const { asked, answerId, asks } = useDisclosure<'due'>();
  const { names, sheets, game, dealerName } = round;
  const sheet = sheets[due.to];
  const steps = due.cause === 'fours' || !sheet ? [] : worthSteps(sheet, game, say);
  const doubled = dueDoubled(due.payments, dealerName, say);
  const rules = [due.rule, ...(doubled === undefined ? [] : ['W14'])];
  return (
    <li>
      <button type="button" className={`${disclosure.ask} ${styles.askDue}`} {...asks('due')}>
        <span className={styles.due}>
          {dueWords(due, names, say).map((words) => (
            <strong key={words} className={disclosure.lineName}>
              {words}
            </strong>
          ))}
          <span className={styles.reckoned}>
            {due.cause === 'fours' && `${causeWords(due, round, say)} `}
            {steps.length > 0 && `${asOne(steps, say)} `}
            {rules.map((rule) => (
              <Fragment key={rule}>
                <RuleMark rule={rule} />{' '}
              </Fragment>
            ))}
          </span>
        </span>
      </button>
      <Disclosed id={answerId}>
        {asked !== undefined && (
          <>
            {doubled !== undefined && <p>{doubled}</p>}
            <RuleText rules={rules} />
          </>
        )}
      </Disclosed>
    </li>
  );
}

/** What a seat wins and loses by each due, and what that comes to: `+4 −1 = +3`. */
function sumOf(
  dues: readonly Due[],
  seat: number,
  balance: number,
  written: (chips: number) => string,
): string {
  const parts = dues
    .map(({ to, payments }) =>
      payments
        .filter(({ from }) => from === seat || to === seat)
        .reduce((sum, { points }) => sum + (to === seat ? points : -points), 0),
    )
    .filter((chips) => chips !== 0);
  const sum = written(balance);
  return parts.length > 1 ? `${parts.map(written).join(' ')} = ${sum}` : sum;
}
