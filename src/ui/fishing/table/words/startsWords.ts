import type { Say } from '../../../../text/say.ts';
import { startWords } from '../../../table/words/startWords.ts';
import type { TableModel } from '../tableModel.ts';

const ids = { you: 'table.starts.you', other: 'table.starts' } as const;

/** Who starts, see {@link startWords}. */
export function startsWords(
  model: Pick<TableModel, 'steps' | 'names' | 'starter' | 'viewer'>,
  say: Say,
  nameOf: (name: string) => string,
): readonly string[] {
  return startWords(model, ids, say, nameOf);
}
