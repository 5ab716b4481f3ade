import type { Say } from '../../../../text/say.ts';
import type { TableModel } from '../tableModel.ts';

/**
 * Who leads first, in a sentence; none once something was played. Another may be asked before it,
 * so it is not said that anybody starts.
 * @param nameOf how a name is written
 */
export function leadsWords(
  { steps, names, dealer, viewer }: Pick<TableModel, 'steps' | 'names' | 'dealer' | 'viewer'>,
  say: Say,
  nameOf: (name: string) => string,
): readonly string[] {
  if (steps.length > 0) return [];
  if (dealer === viewer) return [say('climbing.table.leads.you')];
  return [say('climbing.table.leads', { name: nameOf(names[dealer] ?? '') })];
}
