import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type PointerEvent,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Kind } from '../../../engine/index.ts';
import type { Elements } from '../../content/content.ts';
import { meantKeys } from '../../keys/meantKeys.ts';
import { nearestFilled, stepFrom } from '../../table/roving.ts';
import { type LongPress, useLongPress } from '../../table/useLongPress.ts';
import { Tile } from '../../tile/Tile.tsx';
import { FocusRest, isResting } from '../../told/FocusRest.tsx';
import styles from './FanGrid.module.css';
import type { FanFit } from './fanFit.ts';

/** The equal cards of a hand. */
export interface Fan {
  readonly kind: Kind;
  /** The key of its element: the kind as records write it. */
  readonly id: string;
  readonly copies: number;
  readonly raised: number;
  /** All that is read out: no state repeats it. */
  readonly label: string;
  readonly look: 'plain' | 'lit' | 'dim';
  /** Whether nothing that is unseen beats it. */
  readonly unbeaten: boolean;
  readonly hinted: boolean;
  /** Whether a suit or a group begins with it. */
  readonly begins: boolean;
  readonly sign?: Elements;
}

declare module 'react' {
  interface CSSProperties {
    /** How far the cards of a fan lie apart, and how far a raised one is lifted. */
    '--apart'?: string;
    '--lift'?: string;
    /** The same below the first row. */
    '--lift-below'?: string;
    /** The place of a card within its fan. */
    '--at'?: number;
  }
}

export interface FanGridProps {
  readonly label: string;
  readonly fans: readonly Fan[];
  readonly fit: FanFit;
  readonly onTap: (kind: Kind, isRaised: boolean) => void;
  readonly onLower: (kind: Kind) => void;
  /** Plays what is raised; missing while nothing can be played. */
  readonly onEnter: (() => void) | undefined;
  readonly onSweep: (kind: Kind) => void;
  /** Asks what a card is: a finger that stays, the other button of a mouse, the key `?`. */
  readonly onAsk?: ((kind: Kind) => void) | undefined;
}

/** So many CSS pixels a press may move and still be a tap. */
const slack = 10;

/**
 * The hand in fans, with one tab stop: arrows, Home and End move, Space raises a card, Backspace
 * lowers one, Enter plays. A finger that sweeps over fans raises all their cards.
 */
export function FanGrid(props: FanGridProps) {
  const { label, fans, fit, onTap, onLower, onEnter, onSweep, onAsk } = props;
  const [visited, setVisited] = useState<Kind>();
  const sweep = useSweep(onSweep);
  const tap = useRef(onTap);
  useLayoutEffect(() => {
    tap.current = onTap;
  });
  const tapped = useCallback((kind: Kind, isRaised: boolean) => tap.current(kind, isRaised), []);
  const filled = fans.map(() => true);
  const active = nearestFilled(
    filled,
    Math.max(
      0,
      fans.findIndex(({ kind }) => kind === visited),
    ),
  );
  const rows = Array.from({ length: Math.ceil(fans.length / fit.columns) }, (_, row) =>
    fans.slice(row * fit.columns, (row + 1) * fit.columns),
  );
  const asking = useLongPress(onAsk);
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    if (isResting(event.target)) return;
    const here = fans[active];
    const [key] = meantKeys(event.nativeEvent);
    if (key === '?' && here !== undefined && onAsk !== undefined) {
      event.preventDefault();
      onAsk(here.kind);
      return;
    }
    if (key === 'Backspace' || key === 'Delete') {
      event.preventDefault();
      if (here !== undefined) onLower(here.kind);
      return;
    }
    if (key === 'Enter' && onEnter !== undefined) {
      event.preventDefault();
      onEnter();
      return;
    }
    const next = stepFrom(active, key, filled, fit.columns);
    if (next === undefined) return;
    event.preventDefault();
    document.getElementById(`hand-${fans[next]?.id}`)?.focus();
  };
  return (
    <div
      role="grid"
      aria-label={label}
      className={styles.grid}
      data-region="hand"
      style={{
        '--tile': `${fit.card}px`,
        '--apart': `${fit.apart}px`,
        '--lift': `${fit.lift}px`,
        '--lift-below': `${fit.liftBelow}px`,
        '--rows': Math.max(fit.rows, rows.length),
        '--columns': fit.columns,
      }}
      onKeyDown={press}
      {...sweep}
    >
      {rows.map((row, rowAt) => (
        // biome-ignore lint/a11y/useFocusableInteractive: focus goes to the fan in the cell.
        <div key={rowAt} role="row" className={styles.row}>
          {row.map((fan, columnAt) => {
            const isActive = rowAt * fit.columns + columnAt === active;
            return (
              // biome-ignore lint/a11y/useFocusableInteractive: focus goes to the fan in it.
              <div
                role="gridcell"
                key={fan.id}
                className={styles.cell}
                data-begins={(fan.begins && columnAt > 0) || undefined}
              >
                {fan.sign && <span className={styles.sign}>{fan.sign}</span>}
                <FanButton
                  kind={fan.kind}
                  id={fan.id}
                  copies={fan.copies}
                  raised={fan.raised}
                  label={fan.label}
                  look={fan.look}
                  unbeaten={fan.unbeaten}
                  hinted={fan.hinted}
                  tabIndex={isActive ? 0 : -1}
                  onVisit={setVisited}
                  onTap={tapped}
                  asking={asking}
                />
                {isActive && <FocusRest />}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface FanButtonProps extends Omit<Fan, 'begins' | 'sign'> {
  readonly tabIndex: 0 | -1;
  readonly onVisit: (kind: Kind) => void;
  /** Stays the same, so that only a fan that changes is drawn anew. */
  readonly onTap: (kind: Kind, isRaised: boolean) => void;
  readonly asking: LongPress<Kind>;
}

/** Equal cards, those that are raised in front. */
const FanButton = memo(function FanButton(props: FanButtonProps) {
  const { kind, id, copies, raised, label, look, unbeaten, hinted } = props;
  const { tabIndex, onVisit, onTap, asking } = props;
  return (
    <button
      type="button"
      id={`hand-${id}`}
      className={styles.fan}
      aria-label={label}
      tabIndex={tabIndex}
      data-kind={kind}
      data-look={raised > 0 ? 'chosen' : look}
      data-hinted={hinted || undefined}
      onFocus={() => onVisit(kind)}
      onClick={(event) => {
        if (!asking.hasJustAsked(event)) onTap(kind, raised > 0 && isAboveLying(event));
      }}
      onPointerDown={(event) => asking.press(kind, event)}
      onPointerMove={asking.move}
      onPointerUp={asking.lift}
      onPointerCancel={asking.lift}
      onContextMenu={(event) => asking.ask(kind, event)}
    >
      <span className={styles.cards}>
        <span className={styles.pile}>
          {Array.from({ length: copies }, (_, at) => (
            <span
              key={at}
              className={styles.card}
              style={{ '--at': at }}
              data-card={`${id}.${at + 1}`}
              data-raised={at < raised || undefined}
            >
              <Tile kind={kind} />
            </span>
          ))}
        </span>
        {(copies > 2 || raised > 0) && (
          <span className={styles.copies} data-raised={raised > 0 || undefined} data-badge>
            {raised > 0 ? raised : `×${copies}`}
          </span>
        )}
        {unbeaten && <span className={styles.unbeaten}>♛</span>}
      </span>
    </button>
  );
});

/**
 * Whether a press was above the lying cards: raised ones cover them, so any other means the fan.
 */
function isAboveLying({ detail, clientY, currentTarget }: MouseEvent<HTMLElement>): boolean {
  const top = currentTarget.firstElementChild?.getBoundingClientRect().top ?? 0;
  return detail > 0 && clientY < top;
}

/** Tells of each fan that a finger comes to which is pressed down and moves. */
function useSweep(onSweep: (kind: Kind) => void) {
  const began = useRef<{ readonly x: number; readonly y: number; readonly kind: Kind }>(undefined);
  const swept = useRef<readonly Kind[]>([]);
  const kindAt = ({ clientX, clientY }: PointerEvent): Kind | undefined => {
    const fan = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-kind]');
    return fan?.dataset.kind === undefined ? undefined : Number(fan.dataset.kind);
  };
  const reach = (kind: Kind | undefined): void => {
    if (kind === undefined || swept.current.includes(kind)) return;
    swept.current = [...swept.current, kind];
    onSweep(kind);
  };
  return {
    onPointerDown: (event: PointerEvent): void => {
      swept.current = [];
      const kind = kindAt(event);
      const isFirst = event.isPrimary && event.button === 0;
      began.current =
        isFirst && kind !== undefined ? { x: event.clientX, y: event.clientY, kind } : undefined;
    },
    onPointerMove: (event: PointerEvent): void => {
      const from = began.current;
      if (from === undefined || event.buttons === 0) return;
      const kind = kindAt(event);
      if (kind === undefined && swept.current.length === 0) return;
      const isFar = Math.hypot(event.clientX - from.x, event.clientY - from.y) > slack;
      if (swept.current.length === 0 && (!isFar || kind === from.kind)) return;
      reach(from.kind);
      reach(kind);
    },
    onPointerUp: (): void => {
      began.current = undefined;
    },
    onPointerCancel: (): void => {
      began.current = undefined;
    },
    // After a sweep the browser may send a click on the fan where it ended.
    onClickCapture: (event: { stopPropagation: () => void; detail: number }): void => {
      if (swept.current.length > 0 && event.detail > 0) event.stopPropagation();
      swept.current = [];
    },
  };
}
