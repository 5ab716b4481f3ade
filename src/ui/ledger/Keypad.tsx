import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { type Counts, countOf, type Kind } from '../../engine/index.ts';
import { tileLabel } from '../../text/tileNames.ts';
import { meantKeys } from '../keys/meantKeys.ts';
import looks from '../looks/looks.module.css';
import { stepFrom } from '../table/roving.ts';
import { FittedTileLook } from '../tile/FittedTileLook.tsx';
import { Tile } from '../tile/Tile.tsx';
import { useSay } from '../voice/voice.tsx';
import styles from './Keypad.module.css';

interface KeypadProps {
  /** The kinds that have keys, suit by suit. */
  readonly suits: readonly (readonly Kind[])[];
  /** How many tiles of each kind are still to be entered. */
  readonly left: Counts;
  /** What the tiles are added to. */
  readonly label: string;
  readonly onAdd: (kind: Kind) => void;
  /** Takes back the tile entered last, of a kind if one is given. */
  readonly onTakeBack: (kind?: Kind) => void;
}

/** The short side of the tiles on the keys, in CSS pixels: that of the smallest ones. */
const keyTile = 20;

/** How many keys stand in a row. */
const columns = 6;

/**
 * A key for every kind, with one tab stop: arrows, Home and End move, Enter and Space add,
 * Backspace takes the last tile back, Delete and minus one of this kind.
 */
export function Keypad({ suits, left, label, onAdd, onTakeBack }: KeypadProps) {
  const say = useSay();
  const [visited, setVisited] = useState(0);
  const grid = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => suits.flatMap(rowsOf), [suits]);
  const slots = rows.flatMap(({ keys }) => keys);

  const press = (event: KeyboardEvent): void => {
    const keys = meantKeys(event.nativeEvent);
    const filled = slots.map((kind) => kind !== null);
    const next = stepFrom(visited, keys[0], filled, columns);
    if (next !== undefined)
      grid.current?.querySelector<HTMLElement>(`[data-at="${next}"]`)?.focus();
    else if (keys.includes('Backspace')) onTakeBack();
    else if (keys.includes('Delete') || keys.includes('-')) {
      onTakeBack(slots[visited] ?? undefined);
    } else return;
    event.preventDefault();
  };

  return (
    <FittedTileLook cut tile={keyTile}>
      <div ref={grid} role="grid" aria-label={label} className={styles.keypad} onKeyDown={press}>
        {rows.map(({ keys, begins }, rowAt) => (
          // biome-ignore lint/a11y/useFocusableInteractive: focus goes to the key in the cell.
          <div key={rowAt} role="row" className={styles.row} data-begins={begins || undefined}>
            {keys.map((kind, column) => {
              const at = rowAt * columns + column;
              const copies = kind === null ? 0 : countOf(left, kind);
              return (
                // biome-ignore lint/a11y/useFocusableInteractive: focus goes to the key in it.
                <div role="gridcell" key={at} className={styles.cell}>
                  {kind !== null && (
                    <button
                      type="button"
                      className={`${looks.stack} ${looks.key} ${styles.key}`}
                      data-at={at}
                      tabIndex={at === visited ? 0 : -1}
                      aria-label={say('calculator.key', {
                        tile: tileLabel(kind, say),
                        left: copies,
                      })}
                      aria-disabled={copies === 0 || undefined}
                      onFocus={() => setVisited(at)}
                      onClick={() => onAdd(kind)}
                    >
                      <Tile kind={kind} pose="sideways" />
                      <span aria-hidden="true" className={styles.left}>
                        {copies}
                      </span>
                    </button>
                  )}
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </FittedTileLook>
  );
}

/** The rows of a suit, the last one filled up with gaps; whether the suit begins with it. */
function rowsOf(suit: readonly Kind[]) {
  return Array.from({ length: Math.ceil(suit.length / columns) }, (_, row) => ({
    keys: Array.from({ length: columns }, (_, column) => suit[row * columns + column] ?? null),
    begins: row === 0,
  }));
}
