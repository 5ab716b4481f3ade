import type { Remark } from '../../../lessons/lesson.ts';
import styles from '../../learn/LessonFrame.module.css';
import type { Miss } from '../../learn/useWalk.ts';
import { Tile } from '../../tile/Tile.tsx';
import { FittedTileLook } from '../../tile/TileLook.tsx';
import { useSay } from '../../voice/voice.tsx';
import type { TableModel } from '../table/tableModel.ts';
import { factsOf } from './lessonFacts.ts';
import { missText, remarkText, taskText } from './lessonWords.ts';

interface RemarkSaidProps {
  readonly remark: Remark;
  /** What was tried and not asked for; it is told in the place of the remark. */
  readonly miss: Miss | undefined;
  readonly model: TableModel;
}

/** The short side of a tile beside the words, in CSS pixels, as in the styles. */
const pictureTile = 18;

/** What a remark says, and asks. */
export function RemarkSaid({ remark, miss, model }: RemarkSaidProps) {
  const say = useSay();
  const { ask, picture } = remark;
  const [, name = ''] = model.names;
  return (
    <>
      {/* No paragraph: what gives tiles their look may not stand in one. */}
      <div>
        {picture !== undefined && (
          <FittedTileLook tile={pictureTile}>
            <span className={styles.picture} aria-hidden="true">
              <Tile kind={picture} />
            </span>
          </FittedTileLook>
        )}
        <span>
          {miss === undefined || ask === undefined
            ? remarkText(remark, name, say, factsOf(model))
            : missText(miss, ask, model.game, model.choices, say)}
        </span>
      </div>
      {ask !== undefined && <p className={styles.task}>{taskText(remark, name, say)}</p>}
    </>
  );
}
