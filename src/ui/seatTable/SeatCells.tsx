import { signedPoints } from '../../text/scoreWords.ts';
import panel from '../asking/Panel.module.css';
import { useSay } from '../voice/voice.tsx';

interface BalanceCellsProps {
  /** What each seat has won or lost, in whole points, seat 0 first. */
  readonly balance: readonly number[];
}

export function BalanceCells({ balance }: BalanceCellsProps) {
  const say = useSay();
  return balance.map((points, seat) => <td key={seat}>{signedPoints(points, say)}</td>);
}

interface ScoreCellsProps extends BalanceCellsProps {
  /** What each seat had in the end; null for who sat the round out. */
  readonly scores: readonly (number | string | null)[];
}

export function ScoreCells({ scores, balance }: ScoreCellsProps) {
  const say = useSay();
  return scores.map((points, seat) => (
    <td key={seat}>
      {points === null ? (
        <span className={panel.dim}>{say('scores.match.out')}</span>
      ) : (
        <>
          <span>{`${points} `}</span>
          <span className={panel.dim}>{signedPoints(balance[seat] ?? 0, say)}</span>
        </>
      )}
    </td>
  ));
}
