import { afterwards } from '../../../table/afterwards.tsx';
import bar from '../../../table/Bar.module.css';
import { clippedName } from '../../../table/words/clippedName.ts';
import { useSay } from '../../../voice/voice.tsx';
import type { TableModel } from '../tableModel.ts';

/** Says whose turn it is and which half of it: the hand play or the drawn tile. */
export const TurnWords = afterwards(function TurnWords({ model }: { readonly model: TableModel }) {
  const say = useSay();
  const { turn, phase, viewer, names } = model;
  if (turn === null || phase === 'over')
    return <p className={bar.turn}>{say('table.turn.over')}</p>;
  const name = clippedName(names[turn] ?? '');
  if (turn !== viewer) return <p className={bar.turn}>{say(`table.turn.${phase}`, { name })}</p>;
  return (
    <p className={bar.turn} data-own>
      {say(phase === 'hand' ? 'table.turn.yourHand' : 'table.turn.yourDraw')}
    </p>
  );
});
