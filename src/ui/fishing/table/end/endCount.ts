import { type ScoreSheet, scoreSheetOf } from '../../../../engine/fishing/index.ts';
import { type Counts, countOf, type Kind, type Seat } from '../../../../engine/index.ts';
import type { TableModel } from '../tableModel.ts';

/** What a seat has on a line of the count. */
export interface CountedCell {
  /** Its tiles, each as often as it was caught; none for a bonus. */
  readonly tiles: readonly Kind[];
  readonly points: number;
  readonly complete: boolean;
}

/** A group or bonus that somebody has points for or tiles of, and what each seat has. */
export interface CountedLine {
  readonly id: ScoreSheet['groups'][number]['id'] | `bonus-${ScoreSheet['bonuses'][number]['id']}`;
  /** Seat 0 first. */
  readonly seats: readonly CountedCell[];
}

/** A round that is over, counted group by group. */
export interface EndCount {
  readonly lines: readonly CountedLine[];
  /** The seats with the highest total. */
  readonly winners: readonly Seat[];
  /**
   * The line on which the one winner is furthest ahead of whoever is next; undefined where several
   * share the highest total.
   */
  readonly widest: { readonly line: CountedLine; readonly next: Seat } | undefined;
}

/** Counts the catches of a round (S1 to S8). */
export function endCountOf({ open, scores }: Pick<TableModel, 'open' | 'scores'>): EndCount {
  const { scoring } = open.game;
  const sheets = open.catches.map((caught) => scoreSheetOf(scoring, caught));
  const groups = scoring.groups.map(
    ({ id, kinds }): CountedLine => ({
      id,
      seats: sheets.map((sheet, seat) => {
        const line = sheet.groups.find((each) => each.id === id);
        return {
          tiles: copiesOf(kinds, open.catches[seat] ?? []),
          points: line?.points ?? 0,
          complete: line?.complete ?? false,
        };
      }),
    }),
  );
  const bonuses = scoring.bonuses.map(
    ({ id }): CountedLine => ({
      id: `bonus-${id}`,
      seats: sheets.map((sheet) => {
        const points = sheet.bonuses.find((each) => each.id === id)?.points ?? 0;
        return { tiles: [], points, complete: points > 0 };
      }),
    }),
  );
  const lines = [...groups, ...bonuses].filter(({ seats }) =>
    seats.some(({ tiles, points }) => tiles.length > 0 || points > 0),
  );
  const best = Math.max(...scores);
  const winners = scores.flatMap((points, seat) => (points === best ? [seat] : []));
  return { lines, winners, widest: widestOf(lines, scores, winners) };
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

function copiesOf(kinds: readonly Kind[], caught: Counts): readonly Kind[] {
  return kinds.flatMap((kind) => Array<Kind>(countOf(caught, kind)).fill(kind));
}
