import {
  type BonusLine,
  type GroupLine,
  leadersIn,
  type ScoreSheet,
  type ScoringGroup,
} from '../../../engine/fishing/index.ts';
import type { Kind, Seat } from '../../../engine/index.ts';

/** A line of the sheets of all seats: what each of them has of one group, or of one bonus. */
export interface SheetRow {
  readonly id: GroupLine['id'] | `bonus-${BonusLine['id']}`;
  /** The kinds that somebody has, in the order of the group; none of a bonus. */
  readonly kinds: readonly Kind[];
  /** What each seat has, seat 0 first; undefined where it has nothing. */
  readonly lines: readonly (GroupLine | BonusLine | undefined)[];
  readonly points: readonly number[];
  /** Whether it alone explains who has won. */
  readonly decided: boolean;
}

/** The lines of which somebody has something, in the order in which they are counted. */
export function sheetRowsOf(
  groups: readonly ScoringGroup[],
  sheets: readonly ScoreSheet[],
): readonly SheetRow[] {
  const ofGroups = groups.map(({ id, kinds }) => {
    const lines = sheets.map((sheet) => sheet.groups.find((line) => line.id === id));
    const caught = lines.flatMap((line) => line?.tiles.map(({ kind }) => kind) ?? []);
    return { id, lines, kinds: kinds.filter((kind) => caught.includes(kind)) };
  });
  const [first] = sheets;
  const ofBonuses = (first?.bonuses ?? []).map(({ id }) => ({
    id: `bonus-${id}` as const,
    lines: sheets.map((sheet) => sheet.bonuses.find((line) => line.id === id)),
    kinds: [],
  }));
  const rows = [...ofGroups, ...ofBonuses]
    .map((row) => ({ ...row, points: row.lines.map((line) => line?.points ?? 0) }))
    .filter(({ kinds, points }) => kinds.length > 0 || points.some((each) => each > 0));
  const decisive = decisiveIn(
    rows.map(({ points }) => points),
    sheets.map(({ total }) => total),
  );
  return rows.map((row, at) => ({ ...row, decided: at === decisive }));
}

/**
 * The line whose lead is the largest, and at least as large as that of the totals; undefined where
 * no line alone is so, or nobody has won alone.
 */
function decisiveIn(
  lines: readonly (readonly number[])[],
  totals: readonly number[],
): number | undefined {
  const ahead = aheadOf(totals);
  if (ahead === undefined) return undefined;
  const leads = lines.map((points) => leadOf(ahead, points));
  const largest = Math.max(...leads);
  const isAlone = leads.filter((lead) => lead === largest).length === 1;
  return isAlone && largest >= leadOf(ahead, totals) ? leads.indexOf(largest) : undefined;
}

/** Who has won alone, and who comes next. */
export interface Ahead {
  readonly winner: Seat;
  /** The first of those who share the second place. */
  readonly next: Seat;
}

/** Who has won a round alone by its totals, seat 0 first; undefined where the highest are equal. */
export function aheadOf(totals: readonly number[]): Ahead | undefined {
  const [winner, ...others] = leadersIn(totals);
  if (winner === undefined || others.length > 0) return undefined;
  const second = Math.max(...totals.filter((_, seat) => seat !== winner));
  return { winner, next: totals.indexOf(second) };
}

/** By how many of these points, seat 0 first, the winner leads the next. */
export function leadOf({ winner, next }: Ahead, points: readonly number[]): number {
  return (points[winner] ?? 0) - (points[next] ?? 0);
}
