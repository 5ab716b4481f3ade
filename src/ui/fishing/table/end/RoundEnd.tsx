import { Tile } from '../../../tile/Tile.tsx';
import { FittedTileLook } from '../../../tile/TileLook.tsx';
import { useSay } from '../../../voice/voice.tsx';
import type { CountedCell, CountedLine, EndCount } from './endCount.ts';
import styles from './RoundEnd.module.css';

/** The short side of the tiles, in CSS pixels, by which their look is fitted. */
const countedTile = 14;

/** So many lines leave room for their tiles in several rows. */
const few = 3;

declare module 'react' {
  interface CSSProperties {
    /** Among how many lines the height of the count is shared. */
    '--lines'?: number;
  }
}

interface RoundEndProps {
  readonly names: readonly string[];
  readonly count: EndCount;
  /** So many lines are counted already. */
  readonly shown: number;
}

/** The catches unloaded where the lake was: a row for each group, a column for each seat. */
export function RoundEnd({ names, count, shown }: RoundEndProps) {
  const say = useSay();
  const { lines, winners, widest } = count;
  const isDone = shown >= lines.length;
  const totals = totalsAfter(lines.slice(0, shown), names.length);
  return (
    <FittedTileLook cut tile={countedTile}>
      <div className={styles.count} data-seats={names.length}>
        <table
          className={styles.table}
          data-few={lines.length <= few || undefined}
          style={{ '--lines': lines.length }}
          aria-label={say('end.count')}
        >
          <thead>
            <tr>
              <td className={styles.corner} />
              {names.map((name, seat) => (
                <th
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
                  key={seat}
                  scope="col"
                  className={styles.head}
                  data-won={(isDone && winners.length === 1 && winners.includes(seat)) || undefined}
                >
                  <span className={styles.name}>{name}</span>{' '}
                  <span className={styles.total}>{totals[seat]}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line, at) => (
              <tr
                key={line.id}
                className={styles.line}
                data-shown={at < shown || undefined}
                data-widest={(isDone && line === widest?.line) || undefined}
              >
                <th scope="row" className={styles.group}>
                  <span>{say(`table.group.${line.id}`)}</span>
                </th>
                {line.seats.map((cell, seat) => (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
                    key={seat}
                    className={styles.cell}
                  >
                    <Cell cell={cell} />
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

function Cell({ cell: { tiles, points, complete } }: { readonly cell: CountedCell }) {
  return (
    <span className={styles.inner} data-complete={complete || undefined}>
      <span className={styles.tiles} aria-hidden="true">
        {tiles.map((kind, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was caught stays as it is.
          <span key={at} className={styles.tile}>
            <Tile kind={kind} />
          </span>
        ))}
      </span>
      <span className={styles.points}>
        {complete && <span aria-hidden="true">✓ </span>}
        {points}
      </span>
    </span>
  );
}

/** What each seat has after some lines. */
function totalsAfter(lines: readonly CountedLine[], seats: number): readonly number[] {
  return Array.from({ length: seats }, (_, seat) =>
    lines.reduce((sum, line) => sum + (line.seats[seat]?.points ?? 0), 0),
  );
}
