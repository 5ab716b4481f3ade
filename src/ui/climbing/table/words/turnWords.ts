import { passPlay } from '../../../../engine/climbing/index.ts';
import type { Say } from '../../../../text/say.ts';
import { clippedName } from '../../../table/clippedName.ts';
import type { TableModel } from '../tableModel.ts';

/** Whose turn it is, and what is to be decided. */
export function turnWords(model: TableModel, say: Say): string {
  const { turn, phase, viewer, names, legal } = model;
  if (turn === null || phase === 'over') return say('climbing.table.turn.over');
  const mustBeat = phase === 'answer' && legal.length > 0 && !legal.includes(passPlay);
  if (turn === viewer) return say(`climbing.table.turn.your.${mustBeat ? 'must' : phase}`);
  return say(`climbing.table.turn.of.${phase}`, { name: clippedName(names[turn] ?? '') });
}
