import { useEffect, useMemo, useState } from 'react';
import type { CountLesson } from '../../../../lessons/fishing/fishingLesson.ts';
import {
  answeredWith,
  lessonOutcomeOf,
  unansweredAmong,
} from '../../../../store/lessons/lessonOutcome.ts';
import { firstPlace } from '../../../../store/lessons/lessonProgress.ts';
import { RuleAnswers } from '../../../asking/RuleAnswers.tsx';
import { Button } from '../../../button/Button.tsx';
import styles from '../../../learn/exercise/Exercise.module.css';
import type { ExerciseOutcome } from '../../../learn/exercise/Exercise.tsx';
import type { LessonProps } from '../../../learn/lessonProps.ts';
import { RoomPage } from '../../../page/RoomPage.tsx';
import { useMotionWish } from '../../../page/useLook.ts';
import { useTileWish } from '../../../settings/useTileWish.ts';
import { TileLook } from '../../../tile/TileLook.tsx';
import { useSay } from '../../../voice/voice.tsx';
import { Counting } from './Counting.tsx';
import { stepTaskOf } from './countTask.ts';
import { askWords, stepWords } from './countWords.ts';

interface CountLessonRoomProps extends LessonProps {
  readonly lesson: CountLesson;
}

/** A lesson about counting: catch after catch is counted by the learner, and then by the rules. */
export function CountLessonRoom(props: CountLessonRoomProps) {
  const { lesson, stores, place, onPlace, onPassed, onDone, onNext, onLeave } = props;
  const say = useSay();
  const { id, variant, steps } = lesson;
  const tasks = useMemo(() => steps.map((step) => stepTaskOf(variant, step)), [steps, variant]);
  const start = steps[place.step] === undefined ? firstPlace : place;
  const [at, setAt] = useState(start.step);
  const [answered, setAnswered] = useState(start.answered);
  /** How often it was begun anew. */
  const [time, setTime] = useState(1);
  const [step, task] = [steps[at], tasks[at]];
  const motion = useMotionWish(stores.settings);
  const look = useTileWish(stores.settings, tasks[0]?.game.variant.kit ?? 'two-sets');
  const names = [say('start.name.0'), say('start.name.1'), say('start.name.2')];
  const all = [...steps.keys()];
  const left = unansweredAmong(all, answered);
  const [firstLeft] = left;
  const isWhole = firstLeft === undefined;
  useEffect(
    () => onPlace(isWhole ? firstPlace : { ...firstPlace, step: at, answered }),
    [at, answered, isWhole, onPlace],
  );
  /** Nothing is asked twice of somebody who went back for what was left. */
  const nextLeft = left.find((one) => one > at);
  const goTo = (step: number): void => {
    setAt(step);
    setTime(time + 1);
  };
  const again = (): void => {
    setAnswered([]);
    goTo(0);
  };
  const note = (outcome: ExerciseOutcome): void => {
    const now = outcome === 'shown' ? answered : answeredWith(answered, at);
    setAnswered(now);
    const stands = lessonOutcomeOf(unansweredAmong(all, now).length, nextLeft === undefined);
    if (stands === 'done') onDone();
    if (stands === 'passed') onPassed();
  };
  if (step === undefined || task === undefined) return null;
  return (
    <TileLook look={look}>
      <RuleAnswers variant={variant}>
        <RoomPage
          title={say(`learn.name.${id}`)}
          about={say('learn.step', {
            step: at + 1,
            steps: steps.length,
            game: say(`variant.${variant}`),
          })}
          className={styles.page}
          wayOut={say('learn.leave')}
          onLeave={onLeave}
        >
          <Counting
            key={`${time} ${at}`}
            task={task}
            names={names}
            said={stepWords(step, task.game, say)}
            question={askWords(step.ask, names, say)}
            motion={motion}
            mayMend
            onOutcome={note}
            ways={
              <>
                {at > 0 && (
                  <Button look="quiet" onClick={() => setAt(at - 1)}>
                    {say('learn.back')}
                  </Button>
                )}
                {onNext !== undefined && (
                  <Button
                    look="quiet"
                    onClick={() => {
                      onPassed();
                      onNext();
                    }}
                  >
                    {say('counting.skip')}
                  </Button>
                )}
              </>
            }
          >
            {nextLeft !== undefined && (
              <Button look="main" onClick={() => setAt(nextLeft)}>
                {say('learn.further')}
              </Button>
            )}
            {nextLeft === undefined && onNext !== undefined && (
              <Button look="main" onClick={onNext}>
                {say('learn.next')}
              </Button>
            )}
            {isWhole && <Button onClick={again}>{say('learn.again')}</Button>}
            {nextLeft === undefined && firstLeft !== undefined && (
              <Button onClick={() => goTo(firstLeft)}>
                {say('learn.left', { steps: left.length })}
              </Button>
            )}
          </Counting>
        </RoomPage>
      </RuleAnswers>
    </TileLook>
  );
}
