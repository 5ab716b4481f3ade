import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Kind } from '../../engine/index.ts';
import { meantKeys } from '../keys/meantKeys.ts';
import looks from '../looks/looks.module.css';
import { type Gliding, useGlide } from '../motion/useGlide.ts';
import { Tile } from '../tile/Tile.tsx';
import { useTileRatio } from '../tile/TileLook.tsx';
import { FocusRest, isResting } from '../told/FocusRest.tsx';
import type { Fit } from './fit.ts';
import { nearestFilled, stepFrom } from './roving.ts';
import styles from './TileGrid.module.css';
import { type LongPress, useLongPress } from './useLongPress.ts';

export interface GridTile {
  readonly id: string;
  readonly kind: Kind;
  /** All that is read out: no state repeats it. */
  readonly label: string;
  readonly look: 'plain' | 'ready' | 'lit' | 'dim' | 'chosen';
  /** How many tiles lie on one another here. */
  readonly height: number;
  /** The points it brings, as written on it. */
  readonly badge?: string | undefined;
  readonly completes?: boolean;
  readonly stranded?: boolean;
  readonly news?: boolean;
  readonly hinted?: boolean;
  /** Whether a press on it says only why it does nothing. */
  readonly idle?: boolean;
  /** Whether a press on it does nothing and says nothing. */
  readonly disabled?: boolean;
}

declare module 'react' {
  interface CSSProperties {
    /** Among how many rows and columns the room of a grid of tiles is shared. */
    '--rows'?: number;
    '--columns'?: number;
  }
}

export interface TileGridProps {
  readonly region: string;
  readonly label: string;
  /** The slots in order; null is a gap. */
  readonly slots: readonly (GridTile | null)[];
  readonly fit: Fit;
  /** For tiles that a tap does not pick up, so that a second tap cannot let go of them. */
  readonly takesDoubleTap?: boolean;
  /** Whether a finger on a tile drags it, and scrolls nothing. */
  readonly drags?: boolean;
  readonly onChoose: (tile: GridTile, byKeyboard: boolean) => void;
  /** A mouse comes over a tile, or leaves it. */
  readonly onPoint?: ((tile: GridTile | undefined) => void) | undefined;
  /** Asks what a tile is: a finger that stays on it, the other button of a mouse, the key `?`. */
  readonly onAsk?: ((tile: GridTile) => void) | undefined;
}

/** On smaller tiles, in CSS pixels, a mark that says no more than the label would hide the pips. */
const roomForMarks = 30;

/** They have one tab stop: arrows, Home and End move, Enter and Space choose. */
export function TileGrid({
  region,
  label,
  slots,
  fit,
  takesDoubleTap = false,
  drags = false,
  onChoose,
  onPoint,
  onAsk,
}: TileGridProps) {
  const ratio = useTileRatio();
  const [visited, setVisited] = useState(0);
  const filled = slots.map((tile) => tile !== null);
  const active = nearestFilled(filled, visited);
  /** The slot where the focus was last, which may be a gap by now: there it can rest. */
  const resting = Math.min(visited, slots.length - 1);
  const focused = useRef<string>(undefined);
  // In another column count a tile may come to another row, where it is made anew; the focus stays
  // with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the column count is what moves tiles between rows.
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (focused.current === undefined || activeElement !== body) return;
    document.getElementById(focused.current)?.focus({ preventScroll: true });
  }, [fit.columns]);
  const grid = useRef<HTMLDivElement>(null);
  const ids = slots.map((tile) => tile?.id ?? '').join();
  useGlide(grid, tilesIn, fit.tile, [fit.columns, fit.rows, fit.pose, fit.tile, ids].join());
  const rows = Array.from({ length: Math.ceil(slots.length / fit.columns) }, (_, row) =>
    slots.slice(row * fit.columns, (row + 1) * fit.columns),
  );

  const asking = useLongPress(onAsk);
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    if (isResting(event.target)) return;
    const visitedTile = slots[active];
    const [key] = meantKeys(event.nativeEvent);
    if (key === '?' && onAsk !== undefined && visitedTile) {
      event.preventDefault();
      onAsk(visitedTile);
      return;
    }
    const next = stepFrom(active, key, filled, fit.columns);
    if (next === undefined) return;
    event.preventDefault();
    const tile = slots[next];
    if (tile) document.getElementById(`${region}-${tile.id}`)?.focus();
  };

  return (
    <div
      ref={grid}
      role="grid"
      aria-label={label}
      className={styles.grid}
      data-region={region}
      data-drags={drags || undefined}
      data-pose={fit.pose}
      data-small={fit.tile < roomForMarks || undefined}
      style={{
        '--tile': `${fit.tile}px`,
        ...spreadOf(fit, ratio),
        '--rows': Math.max(fit.rows, rows.length),
        '--columns': fit.columns,
      }}
      onKeyDown={move}
      onFocus={({ target }) => {
        focused.current = target.id;
      }}
      onBlur={() => {
        focused.current = undefined;
      }}
    >
      {rows.map((row, rowAt) => (
        // biome-ignore lint/a11y/useFocusableInteractive: focus goes to the tile in the cell.
        <div key={rowAt} role="row" className={styles.row}>
          {row.map((tile, columnAt) => {
            const at = rowAt * fit.columns + columnAt;
            return (
              // biome-ignore lint/a11y/useFocusableInteractive: focus goes to the tile in it.
              <div
                role="gridcell"
                key={tile?.id ?? `gap-${at}`}
                className={styles.cell}
                data-filled={tile !== null || undefined}
              >
                {tile !== null && (
                  <TileButton
                    region={region}
                    tile={tile}
                    pose={fit.pose}
                    tabIndex={at === active ? 0 : -1}
                    at={at}
                    takesDoubleTap={takesDoubleTap}
                    onVisit={setVisited}
                    onChoose={onChoose}
                    onPoint={onPoint}
                    asking={asking}
                  />
                )}
                {at === resting && <FocusRest />}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function tilesIn(grid: HTMLElement): readonly Gliding[] {
  return [...grid.querySelectorAll<HTMLElement>('[role="gridcell"]')].flatMap((place) => {
    const button = place.firstElementChild;
    const body = button?.firstElementChild;
    return button && body instanceof HTMLElement ? [{ id: button.id, place, body }] : [];
  });
}

interface TileButtonProps extends Pick<TileGridProps, 'region' | 'onChoose' | 'onPoint'> {
  readonly tile: GridTile;
  readonly takesDoubleTap: boolean;
  readonly pose: Fit['pose'];
  readonly tabIndex: 0 | -1;
  readonly at: number;
  readonly onVisit: (at: number) => void;
  readonly asking: LongPress<GridTile>;
}

/** Where only the focus moves, the other tiles stay as they are. */
const TileButton = memo(function TileButton({
  region,
  tile,
  pose,
  tabIndex,
  at,
  takesDoubleTap,
  onVisit,
  onChoose,
  onPoint,
  asking,
}: TileButtonProps) {
  return (
    <button
      type="button"
      id={`${region}-${tile.id}`}
      className={`${looks.middle} ${looks.fill} ${styles.button}`}
      aria-label={tile.label}
      aria-disabled={tile.disabled || undefined}
      data-idle={tile.idle || tile.disabled || undefined}
      tabIndex={tabIndex}
      data-look={tile.look}
      data-stranded={tile.stranded || undefined}
      data-news={tile.news || undefined}
      data-hinted={tile.hinted || undefined}
      onFocus={() => onVisit(at)}
      // A click without a pointer comes from Enter or Space; the second of a double tap would let
      // go what the first has chosen.
      onClick={({ detail }) => {
        if (asking.hasJustAsked({ detail })) return;
        if (detail <= 1 || takesDoubleTap) onChoose(tile, detail === 0);
      }}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') onPoint?.(tile);
      }}
      onPointerLeave={() => onPoint?.(undefined)}
      onPointerDown={(event) => asking.press(tile, event)}
      onPointerMove={asking.move}
      onPointerUp={asking.lift}
      onPointerCancel={asking.lift}
      onContextMenu={(event) => asking.ask(tile, event)}
    >
      <span className={styles.body} data-stack={tile.height > 1 || undefined}>
        <Tile kind={tile.kind} pose={pose} />
        {tile.height > 1 && <span className={styles.height}>{tile.height}</span>}
        {tile.badge !== undefined && (
          <span className={styles.badge} data-completes={tile.completes || undefined}>
            <span>{tile.badge}</span>
            {tile.completes && <span className={styles.star}>★</span>}
          </span>
        )}
        {tile.stranded && <span className={styles.stranded}>✕</span>}
      </span>
    </button>
  );
});

/** As a multiple of their size: where there is room to spare tiles stay together. */
const widest = 1.3;
/** But never closer than a thumb needs, in CSS pixels. */
const thumb = 46;

function spreadOf({ pose, tile, columns, rows }: Fit, ratio: number): CSSProperties {
  const [across, along] = pose === 'upright' ? [tile, tile * ratio] : [tile * ratio, tile];
  return {
    maxInlineSize: `${Math.max(across * widest, across + 16, thumb) * columns}px`,
    maxBlockSize: `${Math.max(along * widest, along + 16, thumb) * rows}px`,
  };
}
