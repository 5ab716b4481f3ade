import type { Remark } from '../../../lessons/lesson.ts';
import styles from '../../learn/LessonFrame.module.css';
import { useSay } from '../../voice/voice.tsx';
import type { TableModel } from '../table/tableModel.ts';
import { type Miss, missText, remarkText, taskText } from './lessonWords.ts';

interface RemarkSaidProps {
  readonly remark: Remark;
  /** What was tried and not asked for; it is told in the place of the remark. */
  readonly miss: Miss | undefined;
  readonly model: TableModel;
}

/** What a remark says, and asks. */
export function RemarkSaid({ remark, miss, model }: RemarkSaidProps) {
  const say = useSay();
  const { ask } = remark;
  const [, name = ''] = model.names;
  return (
    <>
      <p>
        {miss === undefined || ask === undefined
          ? remarkText(remark, name, say)
          : missText(miss, ask, model.game, model.choices, say)}
      </p>
      {ask !== undefined && <p className={styles.task}>{taskText(remark, name, say)}</p>}
    </>
  );
}
