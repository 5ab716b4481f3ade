import { scoreSheetOf } from '../../../../engine/fishing/index.ts';
import { type Ahead, aheadOf, leadOf, type SheetRow, sheetRowsOf } from '../../scores/sheetRows.ts';
import type { TableModel } from '../tableModel.ts';

export interface EndCount {
  readonly rows: readonly SheetRow[];
  /** Who has won alone, and on which line by the most; undefined where nobody has. */
  readonly widest: (Ahead & { readonly row: SheetRow }) | undefined;
}

export function endCountOf({ open, scores }: Pick<TableModel, 'open' | 'scores'>): EndCount {
  const { scoring } = open.game;
  const sheets = open.catches.map((caught) => scoreSheetOf(scoring, caught));
  const rows = sheetRowsOf(scoring.groups, sheets);
  return { rows, widest: widestOf(rows, aheadOf(scores)) };
}

function widestOf(rows: readonly SheetRow[], ahead: Ahead | undefined): EndCount['widest'] {
  const [row] =
    ahead === undefined
      ? []
      : rows.toSorted((one, other) => leadOf(ahead, other.points) - leadOf(ahead, one.points));
  return ahead && row && { ...ahead, row };
}
