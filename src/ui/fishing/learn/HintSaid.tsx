import type { Hint } from '../../../store/table/hint.ts';
import styles from '../../learn/LessonFrame.module.css';
import { useSay } from '../../voice/voice.tsx';
import type { TableModel } from '../table/tableModel.ts';
import { hintWords } from '../table/words/hintWords.ts';

interface HintSaidProps {
  readonly hint: Hint;
  readonly model: TableModel;
}

/** A hint: what to do, and what speaks for it. */
export function HintSaid({ hint, model }: HintSaidProps) {
  const say = useSay();
  return <p className={styles.task}>{hintWords(hint, model, say)}</p>;
}
