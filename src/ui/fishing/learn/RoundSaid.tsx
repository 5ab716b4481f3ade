import { fishing } from '../../../engine/fishing/index.ts';
import { learner } from '../../../lessons/lesson.ts';
import { currentRound } from '../../../store/match/match.ts';
import { trueRoundOf } from '../../../store/table/roundAtTable.ts';
import { outcomeWords } from '../../../text/scoreWords.ts';
import styles from '../../learn/LessonFrame.module.css';
import type { RoundSaidProps } from '../../learn/lessonProps.ts';
import { outcomeOf } from '../../scores/scoresModel.ts';
import type { ShownRound } from '../../table/roomBoard.ts';
import { useSay } from '../../voice/voice.tsx';
import { shownModelOf } from '../roomBoard/shownModel.ts';
import { tableRoundOf } from '../table/tableRound.ts';
import { hintWords } from '../table/words/hintWords.ts';
import { PlaysSaid } from './PlaysSaid.tsx';

/** The plays since the learner's last decision, the hint for the next one, and how it ended. */
export function RoundSaid({ round, hint, isOver }: RoundSaidProps) {
  const say = useSay();
  const model = shownModelOf(round);
  const outcome = (): string =>
    outcomeWords({ ...outcomeOf(currentRound(round.match)), names: model.names }, say);
  return (
    <>
      <PlaysSaid round={round} from={decidedAt(round)} />
      {isOver && <p>{outcome()}</p>}
      {hint !== null && <p className={styles.task}>{hintWords(hint, model, say)}</p>}
    </>
  );
}

/**
 * The index of the learner's last decision among the plays since the lesson began; a drawn tile
 * that went to the lake by itself was none.
 */
function decidedAt({ match, from = 0 }: ShownRound): number {
  const { start, steps } = tableRoundOf(trueRoundOf(match), learner, null);
  const last = steps.findLastIndex(
    ({ seat }, at) => seat === learner && !fishing.playsItself(steps[at - 1]?.after ?? start),
  );
  return Math.max(0, last - from);
}
