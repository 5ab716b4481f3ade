import type { Say } from '../../../../text/say.ts';
import { clippedName } from '../../../table/words/clippedName.ts';
import { mustBeat, type TableModel } from '../tableModel.ts';

/** Whose turn it is, and what is to be decided. */
export function turnWords(model: TableModel, say: Say): string {
  const { turn, phase, viewer, names } = model;
  if (turn === null || phase === 'over') return say('climbing.table.turn.over');
  if (turn === viewer) return say(`climbing.table.turn.your.${mustBeat(model) ? 'must' : phase}`);
  return say(`climbing.table.turn.of.${phase}`, { name: clippedName(names[turn] ?? '') });
}
