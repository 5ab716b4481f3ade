import type { Say } from '../../../../text/say.ts';
import { startWords } from '../../../table/words/startWords.ts';
import type { TableModel } from '../tableModel.ts';

const ids = { you: 'climbing.table.leads.you', other: 'climbing.table.leads' } as const;

/** Who leads, see {@link startWords}; as another may be asked before, not who starts. */
export function leadsWords(
  { dealer, ...model }: Pick<TableModel, 'steps' | 'names' | 'dealer' | 'viewer'>,
  say: Say,
  nameOf: (name: string) => string,
): readonly string[] {
  return startWords({ ...model, starter: dealer }, ids, say, nameOf);
}
