import type { Say } from '../../../../text/say.ts';
import { afterwards } from '../../../table/afterwards.tsx';
import bar from '../../../table/Bar.module.css';
import { clippedName } from '../../../table/words/clippedName.ts';
import { useSay } from '../../../voice/voice.tsx';
import { mustBeat, type TableModel } from '../tableModel.ts';

export const TurnWords = afterwards(function TurnWords({ model }: { readonly model: TableModel }) {
  const say = useSay();
  const isOwn = model.turn !== null && model.turn === model.viewer;
  return (
    <p className={bar.turn} data-own={isOwn || undefined}>
      {turnWords(model, say)}
    </p>
  );
});

/** Whose turn it is, and what is to be decided. */
export function turnWords(model: TableModel, say: Say): string {
  const { turn, phase, viewer, names } = model;
  if (turn === null || phase === 'over') return say('climbing.table.turn.over');
  if (turn === viewer) return say(`climbing.table.turn.your.${mustBeat(model) ? 'must' : phase}`);
  return say(`climbing.table.turn.of.${phase}`, { name: clippedName(names[turn] ?? '') });
}
