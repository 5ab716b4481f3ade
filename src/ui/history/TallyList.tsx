import { signedPoints } from '../../text/scoreWords.ts';
import { useSay } from '../voice/voice.tsx';
import styles from './HistoryTotals.module.css';
import type { Tally } from './historyModel.ts';
import { signedFigure } from './historyWords.ts';

/** What some rounds come to: luck beside result. */
export function TallyList({ tally }: { readonly tally: Tally }) {
  const say = useSay();
  const { rounds, won, points, margin, luck, reviewed } = tally;
  const figures = [
    ['rounds', String(rounds)],
    ['won', String(won)],
    ['points', signedPoints(points, say)],
    ...(margin === null ? [] : [['margin', signedFigure(margin, say)] as const]),
  ] as const;
  return (
    <dl className={styles.figures}>
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{say(`history.tally.${name}`)}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
      <div>
        <dt>{say('history.tally.luck')}</dt>
        {luck === null ? (
          <dd className={styles.aside}>{say('history.tally.luckUnknown')}</dd>
        ) : (
          <dd>
            <span>{signedFigure(luck, say)}</span>
            {reviewed < rounds && (
              <span className={styles.aside}>
                {` ${say('history.tally.reviewed', { reviewed })}`}
              </span>
            )}
          </dd>
        )}
      </div>
    </dl>
  );
}
