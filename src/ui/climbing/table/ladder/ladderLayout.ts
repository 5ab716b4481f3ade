import { type Game, groupRows, suitRows } from '../../../../engine/climbing/index.ts';
import type { Kind } from '../../../../engine/index.ts';
import { madeOnce } from '../../../madeOnce.ts';

/** The kinds of one height, and the column in which they stand. */
interface LadderPlace {
  readonly kinds: readonly Kind[];
  readonly column: number;
}

interface LadderRow {
  readonly suit: number;
  readonly places: readonly LadderPlace[];
}

/** A leading kind, then all that goes with it, one below the other in a column (W4). */
interface LadderJoin {
  readonly kinds: readonly Kind[];
  readonly column: number;
  /** The last row in which one of them stands; the leader stands in the first. */
  readonly last: number;
}

export interface LadderLayout {
  readonly columns: number;
  readonly rows: readonly LadderRow[];
  readonly joins: readonly LadderJoin[];
  /** The kinds that are in no suit. */
  readonly loose: readonly Kind[];
}

/** The suits (W2), moved apart so that what goes with a leading kind stands below it (W4). */
export const ladderLayoutOf = madeOnce(layOut);

function layOut(game: Game): LadderLayout {
  const rows = game.variant.suits.map((steps, suit) => {
    const places: LadderPlace[] = [];
    return { suit, steps, places };
  });
  const loose = suitRows(game).find(({ suit }) => suit === null)?.kinds ?? [];
  let columns = 0;
  /** Moves each row on up to its own step, all of them by as many columns. */
  const moveOn = (upTo: readonly number[]): void => {
    const most = Math.max(...upTo.map((step, row) => step - (rows[row]?.places.length ?? 0)));
    for (const [row, { steps, places }] of rows.entries()) {
      const passed = steps.slice(places.length, upTo[row]);
      places.push(...passed.map((kinds, at) => ({ kinds, column: columns + at })));
    }
    columns += Math.max(0, most);
  };
  const joins = groupRows(game)
    .filter(({ form }) => form === 'mixed')
    .map(({ kinds }) => {
      const stepOf = rows.map(({ steps }) =>
        steps.findIndex((equals) => equals.some((kind) => kinds.includes(kind))),
      );
      moveOn(stepOf.map((step, row) => (step < 0 ? (rows[row]?.places.length ?? 0) : step)));
      const column = columns;
      moveOn(stepOf.map((step, row) => (step < 0 ? (rows[row]?.places.length ?? 0) : step + 1)));
      return { kinds, column, last: stepOf.findLastIndex((step) => step >= 0) };
    });
  moveOn(rows.map(({ steps }) => steps.length));
  return { columns, joins, loose, rows: rows.map(({ suit, places }) => ({ suit, places })) };
}
