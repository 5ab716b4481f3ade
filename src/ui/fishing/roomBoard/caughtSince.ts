import { type Counts, countTiles, type Seat } from '../../../engine/index.ts';
import type { TableTile } from '../table/arrangement.ts';
import type { TableModel } from '../table/tableModel.ts';

/** The tiles that a seat has caught since the lesson began, in the order of their capture. */
export function caughtSince({ arrangement }: TableModel, seat: Seat): readonly TableTile[] {
  const caught = arrangement.catches[seat] ?? [];
  return caught.flatMap(({ step, tiles }) => (step < 0 ? [] : tiles));
}

/** The same tiles to be counted. */
export function countedSince(model: TableModel, seat: Seat): Counts {
  return countTiles(caughtSince(model, seat).map(({ kind }) => kind));
}
