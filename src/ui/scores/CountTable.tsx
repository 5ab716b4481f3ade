import { Fragment, useId } from 'react';
import type { Kind } from '../../engine/index.ts';
import type { Elements } from '../content/content.ts';
import looks from '../looks/looks.module.css';
import { SeatHeads } from '../seatTable/SeatHeads.tsx';
import { FittedTileLook } from '../tile/FittedTileLook.tsx';
import { Tile } from '../tile/Tile.tsx';
import { useSay } from '../voice/voice.tsx';
import styles from './CountTable.module.css';
import { useDisclosure } from './useDisclosure.ts';
import { usePrinting } from './usePrinting.ts';

export interface CountCell {
  readonly figure: string | number;
  /** `best` stands out among the seats, `none` steps back. */
  readonly look?: 'best' | 'none' | undefined;
  /** What the check beside the figure means; no check without it. */
  readonly done?: string | undefined;
}

export interface CountRow {
  readonly id: string;
  readonly name: string;
  /** The kinds that it is about, shown once as a small picture. */
  readonly kinds?: readonly Kind[];
  /** Whether it alone explains who has won. */
  readonly decided?: boolean;
  /** The cells of the seats, seat 0 first. */
  readonly cells: readonly CountCell[];
  /** The reasons, which the row opens to; a row without them does not open. */
  readonly answer?: () => Elements;
}

interface CountTableProps {
  /** What the table tells, for those who hear it. */
  readonly label: string;
  readonly names: readonly string[];
  readonly rows: readonly CountRow[];
  readonly sum: Pick<CountRow, 'name' | 'cells'>;
}

/** The short side of the tiles in a row, in CSS pixels. */
const rowTile = 15;

/** A row opens to its reasons, one at a time; on paper all of them are open. */
export function CountTable({ label, names, rows, sum }: CountTableProps) {
  const id = useId();
  const { asked, answerId, asks } = useDisclosure<string>();
  const isPrinting = usePrinting();
  return (
    <div className={styles.frame}>
      {/* The table is plain to see; whoever hears the page finds it by its heading. */}
      <h2 id={id} className={looks.unseen}>
        {label}
      </h2>
      <table className={styles.table} aria-labelledby={id} data-seats={names.length}>
        <thead>
          <tr className={styles.heads}>
            <td />
            <SeatHeads names={names} />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={row.id}>
              <tr data-decided={row.decided || undefined}>
                <th scope="row">
                  {row.answer === undefined ? (
                    <span className={`${looks.line} ${looks.wide} ${styles.head}`}>
                      <RowName row={row} />
                    </span>
                  ) : (
                    <button
                      type="button"
                      className={`${looks.line} ${looks.wide} ${styles.head}`}
                      {...asks(row.id)}
                    >
                      <RowName row={row} />
                    </button>
                  )}
                </th>
                <Cells cells={row.cells} />
              </tr>
              {row.answer !== undefined && (asked === row.id || isPrinting) && (
                <tr>
                  <td
                    id={asked === row.id ? answerId : undefined}
                    colSpan={names.length + 1}
                    className={styles.answer}
                  >
                    {row.answer()}
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{sum.name}</th>
            <Cells cells={sum.cells} />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function RowName({ row: { name, kinds = [], decided } }: { readonly row: CountRow }) {
  const say = useSay();
  return (
    <>
      {kinds.length > 0 && (
        <FittedTileLook cut tile={rowTile}>
          <span
            className={`${looks.row} ${styles.kinds}`}
            data-many={kinds.length > 4 || undefined}
          >
            {kinds.map((kind) => (
              <Tile key={kind} kind={kind} />
            ))}
          </span>
        </FittedTileLook>
      )}
      <span className={styles.name}>
        <span className={styles.label}>{name}</span>
        {decided && <small className={styles.decided}>{` ${say('scores.decided')}`}</small>}
      </span>
    </>
  );
}

function Cells({ cells }: { readonly cells: readonly CountCell[] }) {
  return cells.map(({ figure, look, done }, seat) => (
    <td key={seat} className={styles.cell} data-look={look}>
      {done !== undefined && (
        <span className={styles.check} aria-hidden="true">
          {'✓ '}
        </span>
      )}
      <span>{figure}</span>
      {done !== undefined && <span className={looks.unseen}>{` ${done}`}</span>}
    </td>
  ));
}
