import { outcomeByTotals } from '../../../../text/fishing/scoreWords.ts';
import type { Say } from '../../../../text/say.ts';
import type { EndCount } from '../end/endCount.ts';
import type { TableModel } from '../tableModel.ts';

/** How a round ended, as a sentence: who has won, and by how much (S9). */
export function endWords(
  { names, scores }: Pick<TableModel, 'names' | 'scores'>,
  { winners }: Pick<EndCount, 'winners'>,
  say: Say,
): string {
  return outcomeByTotals({ names, totals: scores, winners }, say);
}

/** On which line the winner is furthest ahead; empty where nobody is. */
export function widestWords({ winners: [winner = 0], widest }: EndCount, say: Say): string {
  if (widest === undefined) return '';
  const { line, next } = widest;
  return say('end.widest', {
    group: say(`table.group.${line.id}`),
    high: line.seats[winner]?.points ?? 0,
    low: line.seats[next]?.points ?? 0,
  });
}
