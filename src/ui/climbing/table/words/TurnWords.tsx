import { afterwards } from '../../../table/afterwards.tsx';
import bar from '../../../table/Bar.module.css';
import { useSay } from '../../../voice/voice.tsx';
import type { TableModel } from '../tableModel.ts';
import { turnWords } from './turnWords.ts';

/** Says whose turn it is and what is to be decided. */
export const TurnWords = afterwards(function TurnWords({ model }: { readonly model: TableModel }) {
  const say = useSay();
  const isOwn = model.turn !== null && model.turn === model.viewer;
  return (
    <p className={bar.turn} data-own={isOwn || undefined}>
      {turnWords(model, say)}
    </p>
  );
});
