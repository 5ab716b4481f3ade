import type { ClimbingPayment } from '../../../engine/climbing/index.ts';
import { balanceOf } from '../../../engine/index.ts';
import { dueDoubled, duesOf } from '../../../text/climbing/scoreWords.ts';
import { signedPoints } from '../../../text/scoreWords.ts';
import { RuleText } from '../../asking/RuleText.tsx';
import { type CountCell, type CountRow, CountTable } from '../../scores/CountTable.tsx';
import shared from '../../scores/Scores.module.css';
import { useSay } from '../../voice/voice.tsx';
import { DueItem } from './DueItem.tsx';
import type { WuRound } from './wuRound.ts';

/**
 * What all seats have side by side: their wu, and the chips that went for these and for fours, with
 * who paid whom behind each line; nothing of a round that was called off.
 */
export function WuCounts({ round }: { readonly round: WuRound }) {
  const say = useSay();
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
