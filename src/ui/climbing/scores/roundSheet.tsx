import { Fragment, useMemo } from 'react';
import type { ClimbingPayment } from '../../../engine/climbing/index.ts';
import { balanceOf, type RoundRecord } from '../../../engine/index.ts';
import { dueSteps } from '../../../text/climbing/dueWords.ts';
import {
  asOne,
  causeWords,
  type Due,
  dueDoubled,
  duesOf,
  dueWords,
} from '../../../text/climbing/scoreWords.ts';
import { signedPoints } from '../../../text/scoreWords.ts';
import { RuleMark } from '../../asking/RuleMark.tsx';
import { RuleText } from '../../asking/RuleText.tsx';
import { Space } from '../../content/Space.tsx';
import looks from '../../looks/looks.module.css';
import { type CountCell, type CountRow, CountTable } from '../../scores/CountTable.tsx';
import { Disclosed } from '../../scores/Disclosed.tsx';
import disclosure from '../../scores/Disclosure.module.css';
import shared from '../../scores/Scores.module.css';
import { useDisclosure } from '../../scores/useDisclosure.ts';
import { useSay } from '../../voice/voice.tsx';
import { SeatWuSheet } from './SeatWuSheet.tsx';
import styles from './WuSheet.module.css';
import { type WuRound, wuRoundOf } from './wuRound.ts';

interface RoundProps {
  /** A round that is over. */
  readonly round: RoundRecord;
}

/**
 * What all seats have side by side: their wu, and the chips that went for these and for fours, with
 * who paid whom behind each line; nothing of a round that was called off.
 */
export function RoundCounts({ round: record }: RoundProps) {
  const say = useSay();
  const round = useMemo(() => wuRoundOf(record), [record]);
  const { names, seats, payments, winner, calledOff, dealerName } = round;
  if (calledOff !== null) return null;
  const chipsIn = (paid: readonly ClimbingPayment[]): readonly CountCell[] =>
    balanceOf(paid, names.length).map((chips) => ({
      figure: signedPoints(chips, say),
      look: lookOf(chips, chips > 0),
    }));
  const paidFor = (name: string, paid: readonly ClimbingPayment[]): CountRow[] =>
    paid.length === 0
      ? []
      : [
          {
            id: name,
            name,
            cells: chipsIn(paid.map(undoubled)),
            answer: () => <Dues payments={paid} round={round} />,
          },
        ];
  const doubled = dueDoubled(payments, dealerName, say);
  const rows: readonly CountRow[] = [
    {
      id: 'wu',
      name: say('wu.row.wu'),
      cells: seats.map(({ seat, sheet, declared }) => ({
        figure: sheet.wu,
        look: lookOf(sheet.wu, seat === winner),
        done: declared ? say('wu.sheets.declared') : undefined,
      })),
    },
    ...paidFor(
      say('wu.row.worth'),
      payments.filter(({ cause }) => cause !== 'fours'),
    ),
    ...paidFor(
      say('wu.row.fours'),
      payments.filter(({ cause }) => cause === 'fours'),
    ),
    ...(doubled === undefined
      ? []
      : [
          {
            id: 'dealer',
            name: say('wu.row.dealer'),
            cells: chipsIn(payments.filter((one) => one.doubled).map(undoubled)),
            answer: () => (
              <div className={shared.reasons}>
                <p>{doubled}</p>
                <RuleText rules={['W14']} />
              </div>
            ),
          },
        ]),
  ];
  return (
    <CountTable
      label={say('wu.seats')}
      names={names}
      rows={rows}
      sum={{ name: say('wu.row.sum'), cells: chipsIn(payments) }}
    />
  );
}

/** What every seat has won, the winner's first; nothing of a round that was called off. */
export function RoundHeaps({ round }: RoundProps) {
  const { seats, game, winner, calledOff } = useMemo(() => wuRoundOf(round), [round]);
  if (calledOff !== null) return null;
  const ordered = seats.toSorted((one, other) => rank(one.seat) - rank(other.seat));
  return ordered.map((seat) => <SeatWuSheet key={seat.seat} seat={seat} game={game} />);

  function rank(seat: number): number {
    return seat === winner ? -1 : seat;
  }
}

/** How a figure looks: the best one stands out, and nothing steps back. */
function lookOf(figure: number, isBest: boolean): CountCell['look'] {
  if (isBest) return 'best';
  return figure === 0 ? 'none' : undefined;
}

/** A payment as it would be without the dealer's double (W14). */
function undoubled(payment: ClimbingPayment): ClimbingPayment {
  return payment.doubled ? { ...payment, points: payment.points / 2 } : payment;
}

interface DuesProps {
  readonly payments: readonly ClimbingPayment[];
  readonly round: WuRound;
}

function Dues({ payments, round }: DuesProps) {
  return (
    <ul className={shared.reasons}>
      {duesOf(payments).map((due, at) => (
        <DueItem key={at} due={due} round={round} />
      ))}
    </ul>
  );
}

interface DueItemProps {
  readonly due: Due;
  readonly round: WuRound;
}

/** Who pays whom for one reason, and how that is reckoned; it answers by which rules. */
function DueItem({ due, round }: DueItemProps) {
  const say = useSay();
  const { asked, answerId, asks } = useDisclosure<'due'>();
  const { names, dealerName } = round;
  const steps = dueSteps(due, round, say);
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
          <span className={looks.figures}>
            {due.cause === 'fours' && <span>{`${causeWords(due, round, say)} `}</span>}
            {steps.length > 0 && <span>{`${asOne(steps, say)} `}</span>}
            {rules.map((rule) => (
              <Fragment key={rule}>
                <RuleMark rule={rule} />
                <Space />
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
