import type { Say } from '../../../../text/say.ts';
import { startWords } from '../../../table/words/startWords.ts';
import type { TableModel } from '../tableModel.ts';

const ids = { you: 'climbing.table.leads.you', other: 'climbing.table.leads' } as const;

/**
 * Who leads first, see {@link startWords}. Another may be asked before it, so it is not said that
 * anybody starts.
 */
export function leadsWords(
  { dealer, ...model }: Pick<TableModel, 'steps' | 'names' | 'dealer' | 'viewer'>,
  say: Say,
  nameOf: (name: string) => string,
): readonly string[] {
  return startWords({ ...model, starter: dealer }, ids, say, nameOf);
}
