import { scoreSheetOf } from '../../../../engine/fishing/index.ts';
import type { Kind, Seat } from '../../../../engine/index.ts';
import { type SheetRow, sheetRowsOf } from '../../scores/sheetRows.ts';
import type { TableModel } from '../tableModel.ts';

/** What a seat has on a line of the count. */
export interface CountedCell {
  /** Its tiles, each as often as it was caught; none for a bonus. */
  readonly tiles: readonly Kind[];
  readonly points: number;
  readonly complete: boolean;
}

/** A group or bonus that somebody has something of, and what each seat has, seat 0 first. */
export interface CountedLine {
  readonly id: SheetRow['id'];
  readonly seats: readonly CountedCell[];
}

/** A round that is over, counted group by group. */
export interface EndCount {
  readonly lines: readonly CountedLine[];
  /** Who has won, lowest first. */
  readonly winners: readonly Seat[];
  /**
   * The line on which the one winner is furthest ahead of whoever is next; undefined where several
   * share the highest total.
   */
  readonly widest: { readonly line: CountedLine; readonly next: Seat } | undefined;
}

/** Counts the catches of a round (S1 to S8), line by line as the score sheet does. */
export function endCountOf({
  open,
  scores,
  winners,
}: Pick<TableModel, 'open' | 'scores' | 'winners'>): EndCount {
  const { scoring } = open.game;
  const sheets = open.catches.map((caught) => scoreSheetOf(scoring, caught));
  const lines = sheetRowsOf(scoring.groups, sheets).map(lineOf);
  return { lines, winners, widest: widestOf(lines, scores, winners) };
}

function lineOf({ id, lines }: SheetRow): CountedLine {
  return {
    id,
    seats: lines.map((line) => ({
      tiles:
        line?.type === 'group'
          ? line.tiles.flatMap(({ kind, copies }) => Array<Kind>(copies).fill(kind))
          : [],
      points: line?.points ?? 0,
      complete: line?.complete ?? false,
    })),
  };
}

function widestOf(
  lines: readonly CountedLine[],
  scores: readonly number[],
  [winner, ...others]: readonly Seat[],
): EndCount['widest'] {
  if (winner === undefined || others.length > 0) return undefined;
  const [, next] = scores
    .map((points, seat) => ({ points, seat }))
    .toSorted((one, other) => other.points - one.points);
  const [first, ...rest] = lines;
  if (next === undefined || first === undefined) return undefined;
  const gap = ({ seats }: CountedLine): number =>
    (seats[winner]?.points ?? 0) - (seats[next.seat]?.points ?? 0);
  const line = rest.reduce((best, each) => (gap(each) > gap(best) ? each : best), first);
  return gap(line) > 0 ? { line, next: next.seat } : undefined;
}
