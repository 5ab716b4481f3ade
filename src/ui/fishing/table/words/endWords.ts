import { outcomeByTotals } from '../../../../text/fishing/scoreWords.ts';
import type { Say } from '../../../../text/say.ts';
import type { EndCount } from '../end/endCount.ts';
import type { TableModel } from '../tableModel.ts';

/** How a round ended, as a sentence: who has won, and by how much (S9). */
export function endWords(
  { names, scores, winners }: Pick<TableModel, 'names' | 'scores' | 'winners'>,
  say: Say,
): string {
  return outcomeByTotals({ names, totals: scores, winners }, say);
}

/** On which line the winner is furthest ahead of the next; undefined where nobody has won alone. */
export function widestWords(
  { widest }: Pick<EndCount, 'widest'>,
  { names }: Pick<TableModel, 'names'>,
  say: Say,
): string | undefined {
  if (widest === undefined) return undefined;
  const { row, winner, next } = widest;
  return say('end.widest', {
    seats: names.length,
    group: say(`table.group.${row.id}`),
    high: row.points[winner] ?? 0,
    low: row.points[next] ?? 0,
  });
}
