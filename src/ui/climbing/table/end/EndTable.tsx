import { signedPoints } from '../../../../text/scoreWords.ts';
import { useSay } from '../../../voice/voice.tsx';
import type { TableModel } from '../tableModel.ts';
import { endWords, playedOnSentences } from '../words/endWords.ts';
import ending from './End.module.css';
import styles from './EndTable.module.css';

interface EndTableProps {
  readonly model: TableModel;
  /** So many lines are counted already. */
  readonly shown: number;
}

export function EndTable({ model, shown }: EndTableProps) {
  const say = useSay();
  const { seats, winner, fours } = model;
  const all = endLinesOf(model);
  if (all.length === 0) return null;
  return (
    <table className={styles.count} aria-label={say('climbing.table.end.count')}>
      <thead>
        <tr>
          <td />
          {seats.map(({ seat, name }) => (
            <th key={seat} scope="col" data-winner={seat === winner || undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {all.map((line, at) => (
          <tr
            key={line}
            className={styles.line}
            data-line={line}
            data-shown={at < shown || undefined}
          >
            <th scope="row">{say(`climbing.table.end.${line}`)}</th>
            {seats.map(({ seat, wu, chips }) => {
              const forFours = fours[seat] ?? 0;
              const paid = { forWu: chips - forFours, fours: forFours, all: chips };
              return (
                <td key={seat} data-winner={seat === winner || undefined}>
                  {line === 'wu' ? wu : signedPoints(paid[line], say)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * What there is to count at the end, line by line: chips only where any were paid, and apart where
 * fours have been paid (W10); nothing of a round that was called off or goes on.
 */
export function endLinesOf({ seats, foursPaid, phase, calledOff }: TableModel) {
  if (phase !== 'over' || calledOff !== null) return [];
  const hasChips = foursPaid || seats.some(({ chips }) => chips !== 0);
  return [
    'wu',
    ...(foursPaid ? (['forWu', 'fours'] as const) : []),
    ...(hasChips ? (['all'] as const) : []),
  ] as const;
}

/** How a round ended, in one look, as a room beside the match shows it. */
export function End({ model }: { readonly model: TableModel }) {
  const say = useSay();
  return (
    <section className={ending.end} data-won={model.winner !== null || undefined}>
      <p className={ending.words}>{endWords(model, say)}</p>
      {playedOnSentences(model, say).map((words) => (
        <p key={words} className={ending.why}>
          {words}
        </p>
      ))}
      <EndTable model={model} shown={endLinesOf(model).length} />
    </section>
  );
}
