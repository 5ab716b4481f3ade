import { type CountRow, CountTable } from '../../scores/CountTable.tsx';
import styles from '../../scores/Scores.module.css';
import { useSay } from '../../voice/voice.tsx';
import { BonusItem } from './BonusItem.tsx';
import type { CountedRound } from './countedRound.ts';
import { SheetLine } from './SheetLine.tsx';
import type { SheetRow } from './sheetRows.ts';

type CatchCountsModel = Pick<CountedRound, 'names' | 'totals' | 'rows'>;

/** The catches of all seats counted side by side, group by group. */
export function CatchCounts({ model }: { readonly model: CatchCountsModel }) {
  const say = useSay();
  const { names, totals, rows } = model;
  return (
    <CountTable
      label={say('scores.rows')}
      names={names}
      rows={rows.map((row): CountRow => {
        const { id, kinds, decided, lines, points } = row;
        const cells = cellsOf(points);
        return {
          id,
          name: say(`table.group.${id}`),
          kinds,
          decided,
          cells: cells.map((cell, seat) => ({
            ...cell,
            done: lines[seat]?.complete === true ? say('scores.complete') : undefined,
          })),
          answer: () => <Reasons names={names} row={row} />,
        };
      })}
      sum={{ name: say('scores.total'), cells: cellsOf(totals) }}
    />
  );
}

/** Points of the seats as cells: what is most stands out, unless all have as much. */
function cellsOf(points: readonly number[]) {
  const most = Math.max(...points);
  const isEven = points.every((each) => each === most);
  return points.map((figure) => {
    const look = figure === most && !isEven ? ('best' as const) : undefined;
    return { figure, look: figure === 0 ? ('none' as const) : look };
  });
}

interface ReasonsProps {
  readonly names: readonly string[];
  readonly row: SheetRow;
}

/** Why each seat has what it has of a line. */
function Reasons({ names, row: { lines } }: ReasonsProps) {
  return (
    <ul className={styles.reasons}>
      {lines.map((line, seat) => {
        if (line === undefined) return null;
        const name = names[seat] ?? '';
        return line.type === 'bonus' ? (
          <BonusItem key={seat} bonus={line} title={name} />
        ) : (
          <li key={seat}>
            <SheetLine line={line} title={name} />
          </li>
        );
      })}
    </ul>
  );
}
