import { tileLabel } from '../../../text/tileNames.ts';
import looks from '../../looks/looks.module.css';
import { FittedTileLook } from '../../tile/FittedTileLook.tsx';
import { Tile } from '../../tile/Tile.tsx';
import { useSay } from '../../voice/voice.tsx';
import type { TableTile } from './arrangement.ts';
import styles from './DrawPile.module.css';

const stackHeight = 4;
/** The least short side of the drawn tile, in CSS pixels. */
const drawnTile = 28;

interface DrawPileProps {
  readonly left: number;
  /** How many it had at the start, for which room is kept. */
  readonly atStart: number;
  readonly drawn: TableTile | null;
  /** Whether the drawn tile waits for the viewer to play it. */
  readonly isBait: boolean;
  /** Whether a figure tells how many are left. */
  readonly counted?: boolean;
}

/** In stacks of four, of which the last shrinks first; beside them the place of the drawn tile. */
export function DrawPile({ left, atStart, drawn, isBait, counted = true }: DrawPileProps) {
  const say = useSay();
  const stacks = Array.from({ length: Math.ceil(atStart / stackHeight) }, (_, at) =>
    Math.max(0, Math.min(stackHeight, left - at * stackHeight)),
  );
  return (
    <div className={styles.place}>
      <div
        className={styles.pile}
        data-place="pile"
        role="img"
        aria-label={say('table.pile', { tiles: left })}
      >
        <span className={styles.stacks}>
          {stacks.map((height, at) => (
            <span key={at} className={styles.stack}>
              {Array.from({ length: height }, (_, level) => (
                <span key={level} className={styles.slab} />
              ))}
            </span>
          ))}
        </span>
        {counted && <span className={styles.count}>{left}</span>}
      </div>
      <FittedTileLook cut tile={drawnTile}>
        <div
          className={`${looks.centre} ${styles.drawn}`}
          data-place="drawn"
          role="img"
          aria-label={
            drawn === null
              ? say('table.drawn.none')
              : say('table.drawn', { tile: tileLabel(drawn.kind, say) })
          }
        >
          {drawn === null ? (
            <span className={styles.empty} />
          ) : (
            <span
              key={drawn.id}
              className={styles.turned}
              data-tile={drawn.id}
              data-drawn-bait={isBait || undefined}
            >
              <Tile kind={drawn.kind} pose="sideways" />
            </span>
          )}
        </div>
      </FittedTileLook>
    </div>
  );
}
