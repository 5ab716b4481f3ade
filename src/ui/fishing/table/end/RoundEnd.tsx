import looks from '../../../looks/looks.module.css';
import { FittedTileLook } from '../../../tile/FittedTileLook.tsx';
import { Tile } from '../../../tile/Tile.tsx';
import { useSay } from '../../../voice/voice.tsx';
import type { SheetRow } from '../../scores/sheetRows.ts';
import type { TableModel } from '../tableModel.ts';
import type { EndCount } from './endCount.ts';
import styles from './RoundEnd.module.css';

/** The short side of the tiles, in CSS pixels, by which their look is fitted. */
const countedTile = 14;

/** So many lines leave room for their tiles in several rows. */
const few = 3;

declare module 'react' {
  interface CSSProperties {
    /** How many lines share the height of the count, and how many seats its width. */
    '--lines'?: number;
    '--seats'?: number;
    /** How many tiles a row has where a seat has the most, and in how many rows, at a desk. */
    '--across'?: number;
    '--deep'?: number;
    /** The same on a phone, and in any window smaller than a desk. */
    '--phone-across'?: number;
    '--phone-deep'?: number;
  }
}

interface RoundEndProps {
  readonly model: Pick<TableModel, 'names' | 'winners'>;
  readonly count: EndCount;
  readonly shown: number;
}

/** The catches unloaded where the lake was: a row for each group, a column for each seat. */
export function RoundEnd({ model: { names, winners }, count, shown }: RoundEndProps) {
  const say = useSay();
  const { rows, widest } = count;
  const isDone = shown >= rows.length;
  const totals = totalsOf(rows.slice(0, shown), names.length);
  const desk = blockOf(rows, names.length, roomShapes.desk);
  const phone = blockOf(rows, names.length, roomShapes.phone);
  return (
    <FittedTileLook cut tile={countedTile}>
      <div className={styles.count}>
        <table
          className={styles.table}
          data-few={rows.length <= few || undefined}
          data-seats={names.length}
          style={{
            '--lines': rows.length,
            '--seats': names.length,
            '--deep': desk.deep,
            '--across': desk.across,
            '--phone-deep': phone.deep,
            '--phone-across': phone.across,
          }}
          aria-label={say('end.count')}
        >
          <thead>
            <tr>
              <td className={styles.corner} />
              {names.map((name, seat) => (
                <th
                  key={seat}
                  scope="col"
                  className={styles.head}
                  data-won={(isDone && winners.length === 1 && winners.includes(seat)) || undefined}
                >
                  <span className={`${looks.row} ${styles.heading}`}>
                    <span className={styles.name}>{`${name} `}</span>
                    <span className={styles.total}>{totals[seat]}</span>
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr
                key={row.id}
                className={styles.line}
                data-shown={at < shown || undefined}
                data-widest={(isDone && row === widest?.row) || undefined}
              >
                <th scope="row" className={styles.group}>
                  <span>{say(`table.group.${row.id}`)}</span>
                </th>
                {row.lines.map((line, seat) => (
                  <td key={seat} className={styles.cell}>
                    <Cell line={line} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </FittedTileLook>
  );
}

/** Width by height of the room that all tiles share. */
const roomShapes = { desk: 1.8, phone: 0.75 } as const;
/** Height by width of a tile. */
const tileShape = 2.45;

/** In how many rows the tiles of the longest line are largest, and how many a row then has. */
function blockOf(rows: readonly SheetRow[], seats: number, roomShape: number) {
  const most = Math.max(1, ...rows.flatMap(({ lines }) => lines.map(tilesOn)));
  const cellShape = (roomShape * rows.length) / seats;
  const deep = Math.max(1, Math.round(Math.sqrt(most / cellShape / tileShape)));
  return { deep, across: Math.ceil(most / deep) };
}

function tilesOn(line: SheetRow['lines'][number]): number {
  if (line?.type !== 'group') return 0;
  return line.tiles.reduce((sum, { copies }) => sum + copies, 0);
}

/** What a seat has on a line: its tiles, each as often as it was caught, and its points. */
function Cell({ line }: { readonly line: SheetRow['lines'][number] }) {
  return (
    <span className={styles.inner} data-complete={line?.complete || undefined}>
      <span className={styles.tiles} aria-hidden="true">
        {line?.type === 'group' &&
          line.tiles.flatMap(({ kind, copies }) =>
            Array.from({ length: copies }, (_, copy) => (
              <span key={`${kind}-${copy}`} className={styles.tile}>
                <Tile kind={kind} />
              </span>
            )),
          )}
      </span>
      <span className={styles.points}>
        {line?.complete && <span aria-hidden="true">✓ </span>}
        <span>{line?.points ?? 0}</span>
      </span>
    </span>
  );
}

function totalsOf(rows: readonly SheetRow[], seats: number): readonly number[] {
  return Array.from({ length: seats }, (_, seat) =>
    rows.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0),
  );
}
