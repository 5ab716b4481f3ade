import type { BoardLine, Game, GroupStanding } from '../../../../engine/fishing/index.ts';
import { type Counts, countOf, formatKind, type Kind } from '../../../../engine/index.ts';
import looks from '../../../looks/looks.module.css';
import { Tile } from '../../../tile/Tile.tsx';
import styles from './GroupPicture.module.css';

export interface GroupSlot {
  readonly kind: Kind;
  /** How many of them were caught; 0 for one that lacks. */
  readonly copies: number;
  /** Whether another kind would do in its place. */
  readonly either: boolean;
}

interface GroupPictureProps {
  readonly slots: readonly GroupSlot[];
  readonly state: GroupStanding['state'];
}

/** A group as a row of tiles, with ghosts for what lacks. The words beside it say the same. */
export function GroupPicture({ slots, state }: GroupPictureProps) {
  return (
    <span className={`${looks.row} ${styles.row}`} data-state={state} aria-hidden="true">
      {slots.map(({ kind, copies, either }, at) => (
        <span
          key={`${formatKind(kind)} ${at}`}
          className={styles.slot}
          data-ghost={copies === 0 || undefined}
          data-either={either || undefined}
          data-copies={copies > 1 ? copies : undefined}
        >
          <Tile kind={kind} />
        </span>
      ))}
    </span>
  );
}

/**
 * What the picture of a group or bonus shows for a seat: the kinds it has of it, then a ghost for
 * each tile that lacks (S4, S5, S6, S8).
 * @param id the line of the board
 * @param caught the catch of the seat
 */
export function groupSlotsOf(
  { scoring }: Game,
  id: BoardLine['id'],
  caught: Counts,
  { lacks }: GroupStanding,
): readonly GroupSlot[] {
  const goal =
    scoring.groups.find((group) => group.id === id) ??
    scoring.bonuses.find((bonus) => `bonus-${bonus.id}` === id);
  const kinds = new Set(goal?.needs.flatMap(({ oneOf }) => oneOf));
  const has = [...kinds].filter((kind) => countOf(caught, kind) > 0);
  return [
    ...has.map((kind) => ({ kind, copies: countOf(caught, kind), either: false })),
    ...lacks.flatMap(({ oneOf, copies }) =>
      Array.from({ length: copies }, () =>
        oneOf.map((kind, at) => ({ kind, copies: 0, either: at > 0 })),
      ).flat(),
    ),
  ];
}
