import type { Seat, VariantId } from '../../engine/index.ts';
import { familyWordsOf } from '../../families/rules.ts';
import { accountsOf, type Review } from '../../review/review.ts';
import { toldParts, toldPoints } from '../../review/toldPoints.ts';
import { signedPoints } from '../../text/scoreWords.ts';
import panel from '../asking/Panel.module.css';
import looks from '../looks/looks.module.css';
import { BalanceCells } from '../seatTable/SeatCells.tsx';
import { SeatHeads } from '../seatTable/SeatHeads.tsx';
import { useSay } from '../voice/voice.tsx';
import styles from './Findings.module.css';

const all = ['start', 'luck', 'hidden', 'skill'] as const;

interface AccountsProps {
  readonly variant: VariantId;
  readonly review: Review;
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly isOver: boolean;
}

export function Accounts({ variant, review, seat, names, isOver }: AccountsProps) {
  const say = useSay();
  const { luckName, hiddenName, accountsAbout, averageWords } = familyWordsOf(variant);
  const lines = all.filter((line) => line !== 'luck' || luckName !== undefined);
  const accounts = accountsOf(review);
  const parts = accounts.map((account) =>
    toldParts(
      lines.map((line) => account[line]),
      variant,
    ),
  );
  const nameOf = (line: (typeof all)[number]): string => {
    if (line === 'luck') return luckName?.(say) ?? '';
    return line === 'hidden' ? hiddenName(say) : say(`review.account.${line}`);
  };
  const told = (points: number): string => signedPoints(toldPoints(points, variant), say);
  return (
    <>
      <table className={`${looks.numbers} ${styles.accounts}`} aria-labelledby="review-accounts">
        <thead>
          <tr>
            <td />
            <SeatHeads names={names} />
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            <tr key={line}>
              <th scope="row">{nameOf(line)}</th>
              <BalanceCells balance={parts.map((ofSeat) => ofSeat[at] ?? 0)} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say(isOver ? 'review.account.end' : 'review.account.endSoFar')}</th>
            <BalanceCells balance={accounts.map(({ end }) => toldPoints(end, variant))} />
          </tr>
        </tfoot>
      </table>
      <ul className={`${looks.stack1} ${looks.parted}`}>
        {accounts.map(
          ({ skill }, each) =>
            // Of two seats one has what the other has not.
            (accounts.length > 2 || each === seat) && (
              <li key={each}>
                {averageWords(names[each] ?? '', told((review.average[each] ?? 0) + skill), say)}
              </li>
            ),
        )}
      </ul>
      <p className={panel.dim}>{accountsAbout(say)}</p>
    </>
  );
}
