import { useSay } from '../../../voice/voice.tsx';
import type { TableModel } from '../tableModel.ts';
import { endWords, playedOnSentences } from '../words/endWords.ts';
import styles from './End.module.css';
import { EndTable, endLinesOf } from './EndTable.tsx';

/** How a round ended, in one look, as a room beside the match shows it. */
export function End({ model }: { readonly model: TableModel }) {
  const say = useSay();
  return (
    <section className={styles.end} data-won={model.winner !== null || undefined}>
      <p className={styles.words}>{endWords(model, say)}</p>
      {playedOnSentences(model, say).map((words) => (
        <p key={words} className={styles.why}>
          {words}
        </p>
      ))}
      <EndTable model={model} shown={endLinesOf(model).length} />
    </section>
  );
}
