import type { ShownRound } from '../table/roomBoard.ts';
import { FittedTileLook } from '../tile/FittedTileLook.tsx';
import { Tile } from '../tile/Tile.tsx';
import { useSay } from '../voice/voice.tsx';
import styles from './LessonFrame.module.css';
import type { FamilyLessons } from './lessonProps.ts';
import type { Walk } from './useWalk.ts';

interface RemarkSaidProps {
  readonly family: FamilyLessons;
  readonly walk: Walk;
  readonly round: ShownRound;
}

/** The short side of a tile beside the words, in CSS pixels, as in the styles. */
const pictureTile = 18;

/** What a remark says, or what is told of something else that was tried; and what it asks. */
export function RemarkSaid({ family, walk: { remark, miss }, round }: RemarkSaidProps) {
  const say = useSay();
  const { ask, picture, row = [] } = remark;
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
        {row.length > 0 && (
          <FittedTileLook cut tile={pictureTile}>
            <span className={styles.picture} aria-hidden="true">
              {row.map((kind) => (
                <Tile key={kind} kind={kind} />
              ))}
            </span>
          </FittedTileLook>
        )}
        <span>
          {miss === undefined || ask === undefined
            ? family.saidWords(remark, round, say)
            : family.missedWords(miss, ask, round, say)}
        </span>
      </div>
      {ask !== undefined && <p className={styles.task}>{family.askedWords(remark, round, say)}</p>}
    </>
  );
}
