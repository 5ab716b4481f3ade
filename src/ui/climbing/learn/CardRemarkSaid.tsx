import styles from '../../learn/LessonFrame.module.css';
import type { Walk } from '../../learn/useWalk.ts';
import { useSay } from '../../voice/voice.tsx';
import type { TableModel } from '../table/tableModel.ts';
import { askedWords, missedWords, saidWords } from './cardWords.ts';

interface CardRemarkSaidProps {
  readonly walk: Walk;
  /** The table as it is played at. */
  readonly model: TableModel;
}

/** What a remark says, or what is told of something else that was tried; and what it asks. */
export function CardRemarkSaid({ walk, model }: CardRemarkSaidProps) {
  const say = useSay();
  const { remark, miss } = walk;
  const { ask } = remark;
  return (
    <>
      <p>
        {miss === undefined || ask === undefined
          ? saidWords(remark, model.names, say)
          : missedWords(miss, ask, model, say)}
      </p>
      {ask !== undefined && <p className={styles.task}>{askedWords(remark, model.names, say)}</p>}
    </>
  );
}
