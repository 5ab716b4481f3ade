import { passPlay } from '../../../engine/climbing/index.ts';
import { learner } from '../../../lessons/lesson.ts';
import styles from '../../learn/LessonFrame.module.css';
import type { RoundSaidProps } from '../../learn/lessonProps.ts';
import { useSay } from '../../voice/voice.tsx';
import { shownModelOf } from '../roomBoard/shownModel.ts';
import { hintWords } from '../table/words/hintWords.ts';
import { PlaysSaid } from './PlaysSaid.tsx';

/** The plays since the learner's last one of cards, and the hint for the next. */
export function RoundSaid({ round, hint, isOver }: RoundSaidProps) {
  const say = useSay();
  const { from = 0 } = round;
  const model = shownModelOf(round);
  const { steps, seats } = model;
  const last = steps.findLastIndex(({ seat, play }) => seat === learner && play !== passPlay);
  return (
    <>
      {steps.length === from && (
        <p>{say('climbing.lesson.round.start', { wu: seats[learner]?.wu ?? 0 })}</p>
      )}
      <PlaysSaid round={round} from={Math.max(0, last - from)} />
      {hint && <p className={styles.task}>{hintWords(hint, model, say)}</p>}
      {isOver && <p className={styles.task}>{say('climbing.lesson.round.end')}</p>}
    </>
  );
}
